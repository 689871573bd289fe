import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Next's manifest of a build: the scripts of each route, and what they start. */
export const BUILD_MANIFEST = 'build-manifest.json';

/** Route of the app around every page. */
export const SHELL = '/_app';

const startsSchema = z.record(
  z.string(),
  z.looseObject({ runtimeModuleIds: z.array(z.union([z.number(), z.string()])) }),
);

const manifestSchema = z.looseObject({ pagesChunkGroupBootstrapParams: startsSchema });

type Starts = z.infer<typeof startsSchema>;

/**
 * A browser evaluates React, Next and all that every page of the shop shares as soon as the last of their scripts is
 * there, in one task that a slow phone is busy with for a quarter of a second. Writes into a finished build that what
 * the shop shares is left for the script of the page, which comes right behind: in between, the phone answers.
 */
export async function startInTurn(buildDir: string): Promise<void> {
  const file = join(buildDir, BUILD_MANIFEST);
  const manifest = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const pagesChunkGroupBootstrapParams = inTurn(manifest.pagesChunkGroupBootstrapParams);
  await writeFile(file, JSON.stringify({ ...manifest, pagesChunkGroupBootstrapParams }));
}

/** Leaves to the shell what it has in common with every page; a page starts the rest before itself. */
function inTurn(starts: Starts): Starts {
  const { [SHELL]: shell, ...pages } = starts;
  if (!shell) return starts;
  const isShared = (id: number | string) =>
    Object.values(pages).every(({ runtimeModuleIds }) => runtimeModuleIds.includes(id));
  const ofPage = ({ runtimeModuleIds, ...rest }: Starts[string]) => ({
    ...rest,
    runtimeModuleIds: [...new Set([...shell.runtimeModuleIds, ...runtimeModuleIds])],
  });
  return {
    [SHELL]: { ...shell, runtimeModuleIds: shell.runtimeModuleIds.filter(isShared) },
    ...Object.fromEntries(Object.entries(pages).map(([route, page]) => [route, ofPage(page)])),
  };
}
