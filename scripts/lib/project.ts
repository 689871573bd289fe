import { fileURLToPath } from 'node:url';

/** The folder with package.json: commands work wherever they are called from. */
export const PROJECT_DIR = fileURLToPath(new URL('../..', import.meta.url));
