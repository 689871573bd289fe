import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTurbopackChunkGroupBootstrap } from 'next/dist/server/get-page-files.js';
import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape.js';
import { z } from 'zod';
import { BUILD_MANIFEST, SHELL } from './finish-build/start-in-turn';
import { BUILD_DIR } from './next-build';

const manifestSchema = z.object({
  pages: z.record(z.string(), z.unknown()),
  chunkLoadingGlobal: z.string(),
  pagesChunkGroupBootstrapParams: z.record(z.string(), z.looseObject({})),
});

/**
 * The script that the build puts into the HTML of each of its routes, as a source of a policy. It is the
 * same in every page of a route; `tests/build` compares it with what Next's own document writes.
 */
export async function readInlineScripts(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(BUILD_DIR, BUILD_MANIFEST), 'utf8');
  const { pages, chunkLoadingGlobal, pagesChunkGroupBootstrapParams } = manifestSchema.parse(
    JSON.parse(text),
  );
  const sources = new Map<string, string>();
  for (const route of Object.keys(pages)) {
    const script = getTurbopackChunkGroupBootstrap(
      pagesChunkGroupBootstrapParams,
      chunkLoadingGlobal,
      [SHELL, route],
    );
    if (script) sources.set(route, hashSource(htmlEscapeJsonString(script)));
  }
  return sources;
}

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
