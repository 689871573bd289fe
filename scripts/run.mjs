import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleProgram } from './lib/bundle-program.mjs';

/**
 * Runs a program of the project: `node scripts/run.mjs scripts/start.ts [<argument>...]`. Plain JavaScript, since
 * this is what makes JavaScript of all others.
 */
const PROJECT_DIR = fileURLToPath(new URL('..', import.meta.url));

const [node = '', , program = '', ...args] = process.argv;
const file = await bundleProgram(PROJECT_DIR, program);
process.argv = [node, join(PROJECT_DIR, program), ...args];
// What fails is told by its line in the source.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(file).href);
