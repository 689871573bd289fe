const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

/** Bundles the program that the command line names, and runs it. Plain JavaScript, since this makes JavaScript of all others. */
const PROJECT_DIR = join(__dirname, '../..');
const PARENT_POLL_MS = 500;

endWithNpm();
run(process.argv).catch((error) => {
  console.error(error);
  process.exit(1);
});

async function run([node = '', , program = '', ...args]) {
  const { bundleProgram } = await import('./bundle-program.mjs');
  const file = await bundleProgram(PROJECT_DIR, program);
  process.argv = [node, join(PROJECT_DIR, program), ...args];
  // What fails is told by its line in the source.
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(file).href);
}

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
