import { runScript } from '@/scripts/lib/run-command';
import { beginRun } from '@/tests/run/steps/begin-run';
import { measureEditors } from './editor/measure';
import { measureBudgets } from './measure-budgets';
import { measureReliability } from './reliability';

/** `npm run bench`: everything that has a budget, or `editor` or `reliability` with their own arguments. */
await runScript(async () => {
  const sweep = await beginRun();
  const [first, ...rest] = process.argv.slice(2);
  if (first === 'editor') await measureEditors(rest);
  else if (first === 'reliability') await measureReliability(rest);
  else await measureBudgets(process.argv.slice(2));
  await sweep();
});
