import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { PROJECT_DIR } from '@/scripts/lib/project';

export interface Programs {
  /** The built program of a source, such as `admin.ts`. */
  folder: string;
  remove(): Promise<void>;
}

/** A name of a source's program: what it is started by, under the folder of the built ones. */
export const programOf = (folder: string, source: string) =>
  join(folder, `${basename(source, '.ts')}.mjs`);

/**
 * Builds programs that are started many times: their sources take longer to load than all that they do.
 *
 * @param sources paths from the project's folder, whose names all differ.
 */
export async function buildPrograms(sources: readonly string[]): Promise<Programs> {
  // As deep inside the project as the scripts are, for its packages and for what is found from them.
  const name = `${process.env.HEMLINE_TEST_RUN ?? 'by-itself'}.${randomUUID()}`;
  const folder = join(PROJECT_DIR, '.test-programs', name);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    root: PROJECT_DIR,
    resolve: { alias: [{ find: /^@\//, replacement: PROJECT_DIR }] },
    // Packages come along: one by one, their hundreds of files take most of the time of a start.
    ssr: { noExternal: true, external: ['pg-native', 'sharp'] },
    build: {
      ssr: true,
      outDir: folder,
      rollupOptions: {
        input: sources.map((source) => join(PROJECT_DIR, source)),
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'part-[hash].mjs' },
      },
    },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
