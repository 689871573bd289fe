import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleProgram } from './lib/bundle-program.mjs';

/**
 * Runs a program of the project: `node scripts/run.mjs scripts/start.ts [<argument>...]`. Plain JavaScript, since
 * this is what makes JavaScript of all others.
 */
const PROJECT_DIR = fileURLToPath(new URL('..', import.meta.url));
const PARENT_POLL_MS = 500;

endWithNpm();

const [node = '', , program = '', ...args] = process.argv;
const file = await bundleProgram(PROJECT_DIR, program);
process.argv = [node, join(PROJECT_DIR, program), ...args];
// What fails is told by its line in the source.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(file).href);

/**
 * Sends SIGTERM to this process, once, when npm has gone that started it: a signal npm passes to the shell between, which
 * ends without passing it on. Begun before anything else, for npm may go while the program is being bundled.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_POLL_MS);
  watch.unref();
}
