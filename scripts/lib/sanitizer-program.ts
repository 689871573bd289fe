import { bundleProgram } from './bundle-program.mjs';
import { PROJECT_DIR } from './project';

/** The file that threads of a server run, made of `scripts/sanitize.ts` unless it is there. */
export const sanitizerProgram = (): Promise<string> =>
  bundleProgram(PROJECT_DIR, 'scripts/sanitize.ts');
