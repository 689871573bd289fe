import { onStopSignal } from '@/scripts/lib/keep-up';
import { runScript } from '@/scripts/lib/run-command';
import { FAULTS } from '@/tests/mutants';
import { chooseFaults } from '@/tests/run/mutants/choose-faults';
import { type Tried, tryFaults } from '@/tests/run/mutants/try-faults';
import { beginRun } from '@/tests/run/steps/begin-run';

/**
 * `npm run test:mutants`: whether the tests catch the faults of tests/mutants, each put into a copy of the
 * project by itself. All of them, or those that are named: `unit`, `backend`, `browser`, numbers, names.
 */
await runScript(async () => {
  const faults = chooseFaults(FAULTS, process.argv.slice(2));
  const sweep = await beginRun();
  const stopping = new AbortController();
  const trying = tryFaults(faults, stopping.signal);
  onStopSignal(async () => {
    stopping.abort(new Error('Stopped.'));
    await trying;
  });
  const tried = await trying;
  await sweep();
  process.exitCode = report(tried);
});

/** Says how many were caught and which were not; gives the exit code. */
function report(tried: readonly Tried[]): number {
  const missed = tried.filter(({ verdict }) => verdict !== 'caught');
  console.log(`\n${tried.length - missed.length} of ${tried.length} caught`);
  for (const { number, name, file, verdict } of missed)
    console.log(`${number}. ${verdict}: ${name} (${file})`);
  return missed.length > 0 ? 1 : 0;
}
