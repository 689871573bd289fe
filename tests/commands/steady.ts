import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureBuild } from '@/scripts/lib/next-build';
import { runScript } from '@/scripts/lib/run-command';
import { findBrowser } from '@/tests/run/find-browser';
import { beginRun } from '@/tests/run/steps/begin-run';
import { runPlaywright } from '@/tests/run/test-programs';
import { formatTotals, sumTotals, type Totals } from '@/tests/run/totals';

const ROUNDS = 5;
const CORES = availableParallelism();
const AS_THE_SUITE = ['--workers', String(CORES)];
/** Works without end, until it is let go of. */
const BUSY = `
  process.stdin.on('close', () => process.exit()).resume();
  (function work() {
    for (const until = Date.now() + 100; Date.now() < until; );
    setImmediate(work);
  })();`;

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
  const rounds = readCount('rounds', values.rounds ?? ROUNDS);
  const seed = readCount('seed', values.seed ?? 1);
  const sweep = await beginRun();
  await ensureBuild();
  const browser = await findBrowser();
  const totals: Totals[] = [];
  for (let round = 0; round < rounds; round += 1) {
    console.log(`\n── Round ${round + 1} of ${rounds}, seed ${seed + round}`);
    process.env.HELD_BACK = String(seed + round);
    totals.push(await whileBusy(() => runPlaywright(browser, [...AS_THE_SUITE, ...positionals])));
  }
  await sweep();
  const sum = sumTotals(totals);
  console.log(`\n${formatTotals(sum)}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
});

function readCount(name: string, text: string | number): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${name} is a number from 1 on.`);
}

async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const others = Array.from({ length: CORES }, keepBusy);
  return work().finally(() => {
    for (const other of others) other.kill('SIGKILL');
  });
}

/** Ends with this process, by its standard input, where nobody ends it before. */
function keepBusy(): ChildProcess {
  return spawn(process.execPath, ['-e', BUSY], { stdio: ['pipe', 'ignore', 'ignore'] });
}
