import { bundleProgram } from './lib/bundle-program.mjs';
import { enterProject } from './lib/enter-project';
import { buildAnew } from './lib/next-build';
import { PROJECT_DIR } from './lib/project';
import { runScript } from './lib/run-command';

/** Programs that run in production, where nothing may be written into the project any more. */
const PROGRAMS = [
  ...['start', 'prepare-pictures', 'backend', 'shop', 'admin', 'import', 'export', 'backup'],
  ...['restore', 'sanitize'],
];

/** Builds the storefront, whether or not that is needed, and the programs: `npm run build`. */
await runScript(async () => {
  enterProject('production');
  await buildAnew();
  for (const program of PROGRAMS) await bundleProgram(PROJECT_DIR, `scripts/${program}.ts`);
});
