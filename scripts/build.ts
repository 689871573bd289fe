import { enterProject } from './lib/enter-project';
import { buildAnew } from './lib/next-build';
import { runScript } from './lib/run-script';

/** Builds the storefront, whether or not that is needed: `npm run build`. */
await runScript(async () => {
  enterProject('production');
  await buildAnew();
});
