import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BUILD_MANIFEST } from '../build-manifest';

/** The routes that answer with a document of another kind. */
export const DOCUMENTS = ['/robots.txt', '/sitemap.xml', '/favicon.ico', '/healthz', '/readyz'];

const LIST = '_buildManifest.js';
/** What the list is made of: the scripts of each route, what they start, and the rest. */
const PARTS =
  /^self\.__BUILD_MANIFEST = (\{.*?\});self\.__TURBOPACK_PAGE_BOOTSTRAP = (\{.*?\});(self\..*)$/s;

const manifestSchema = z.object({ lowPriorityFiles: z.array(z.string()) });
const routesSchema = z.record(z.string(), z.unknown());

/**
 * Every page brings a list of all routes, for its router. Takes the scripts of documents off that list in
 * a finished build: a router that is led to one finds none, and leaves it to the browser.
 *
 * @throws Error where the list is not what it was.
 */
export async function leaveOutDocuments(buildDir: string): Promise<void> {
  const manifest = await readFile(join(buildDir, BUILD_MANIFEST), 'utf8');
  const { lowPriorityFiles } = manifestSchema.parse(JSON.parse(manifest));
  for (const name of lowPriorityFiles.filter((path) => path.endsWith(LIST))) {
    const file = join(buildDir, name);
    await writeFile(file, withoutDocuments(await readFile(file, 'utf8')));
  }
}

function withoutDocuments(list: string): string {
  const [, scripts, starts, rest] = PARTS.exec(list) ?? [];
  if (!scripts || !starts) throw new Error('The list of routes of the build is of a new kind.');
  const [routes, started] = [scripts, starts].map(leaveOut);
  return `self.__BUILD_MANIFEST = ${routes};self.__TURBOPACK_PAGE_BOOTSTRAP = ${started};${rest}`;
}

function leaveOut(routes: string): string {
  const kept = Object.entries(routesSchema.parse(JSON.parse(routes)));
  return JSON.stringify(Object.fromEntries(kept.filter(([route]) => !DOCUMENTS.includes(route))));
}
