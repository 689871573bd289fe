import { neutralEnvironment } from '@/scripts/lib/neutral-environment';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { runScript } from '@/scripts/lib/run-script';
import { measureEditors } from './editor/measure';
import { measureBudgets } from './measure-budgets';
import { measureReliability } from './reliability';

/** `npm run bench`: everything that has a budget, or `editor` or `reliability` with their own arguments. */
await runScript(async () => {
  process.chdir(PROJECT_DIR);
  Object.assign(process.env, neutralEnvironment(), { NEXT_TELEMETRY_DISABLED: '1' });
  const [first, ...rest] = process.argv.slice(2);
  if (first === 'editor') await measureEditors(rest);
  else if (first === 'reliability') await measureReliability(rest);
  else await measureBudgets(process.argv.slice(2));
});
