import { writeFile } from 'node:fs/promises';
import { blockRegistries } from './lib/block-registry';
import { enterProject } from './lib/enter-project';
import { runScript } from './lib/run-command';

/** Writes the registries of blocks after a type was added to `BLOCK_TYPES` and `blocks/types`: `npm run blocks`. */
await runScript(async () => {
  enterProject('development');
  for (const [path, text] of Object.entries(blockRegistries())) await writeFile(path, text);
});
