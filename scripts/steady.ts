import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrowser } from './lib/find-browser';
import { ensureBuild } from './lib/next-build';
import { runScript } from './lib/run-script';
import { runPlaywright } from './lib/test-programs';
import { openRunFolder } from './lib/test-run/run-folder';
import { formatTotals, sumTotals, type Totals } from './lib/totals';

const ROUNDS = 5;

/**
 * `npm run test:steady [-- --rounds 5] [--seed 1] [<file>...]`: the browser tests, or those in some files, time
 * and again while every core is kept busy by something else and React's turns come late at random. Nothing
 * is tried twice: a test that fails once has failed.
 */
await runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { rounds: { type: 'string' }, seed: { type: 'string' } },
    allowPositionals: true,
  });
  const rounds = Number(values.rounds ?? ROUNDS);
  const seed = Number(values.seed ?? 1);
  const sweep = await openRunFolder();
  await ensureBuild();
  const browser = await findBrowser();
  const totals: Totals[] = [];
  for (let round = 0; round < rounds; round += 1) {
    console.log(`\n── Round ${round + 1} of ${rounds}, seed ${seed + round}`);
    process.env.HELD_BACK = String(seed + round);
    totals.push(await whileBusy(() => runPlaywright(browser, positionals)));
  }
  await sweep();
  const sum = sumTotals(totals);
  console.log(`\n${formatTotals(sum)}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
});

async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const others = Array.from({ length: availableParallelism() }, keepBusy);
  return work().finally(() => {
    for (const other of others) other.kill('SIGKILL');
  });
}

function keepBusy(): ChildProcess {
  return spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
}
