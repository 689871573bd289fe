import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaveOutDocuments } from '@/scripts/lib/finish-build/leave-out-documents';

const LIST = 'static/a-build/_buildManifest.js';
const BUILT = { lowPriorityFiles: [LIST, 'static/a-build/_ssgManifest.js'] };

const ROUTES = {
  '/': ['home.js'],
  '/robots.txt': ['robots.js'],
  '/[slug]': ['custom.js'],
  __rewrites: { fallback: [] },
  sortedPages: ['/', '/robots.txt', '/[slug]'],
};
const STARTS = {
  '/': { runtimeModuleIds: [1] },
  '/robots.txt': { runtimeModuleIds: [2] },
};
/** As Next writes it. */
const TEXT = `self.__BUILD_MANIFEST = ${JSON.stringify(ROUTES, null, 2)};self.__TURBOPACK_PAGE_BOOTSTRAP = ${JSON.stringify(STARTS)};self.__TURBOPACK_CHUNK_LOADING_GLOBAL = "T";self.__BUILD_MANIFEST_CB && self.__BUILD_MANIFEST_CB()`;

describe('the list of routes that every page brings', () => {
  let folder = '';
  const write = (text: string) => writeFile(join(folder, LIST), text);
  const read = () => readFile(join(folder, LIST), 'utf8');

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hemline-routes-'));
    await mkdir(join(folder, 'static/a-build'), { recursive: true });
    await writeFile(join(folder, 'build-manifest.json'), JSON.stringify(BUILT));
    await write(TEXT);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('names no scripts of documents, and all else as it was', async () => {
    await leaveOutDocuments(folder);
    const self: Record<string, unknown> = {};
    runInNewContext(await read(), { self });
    const { '/robots.txt': _, ...routes } = ROUTES;
    expect(self).toEqual({
      __BUILD_MANIFEST: routes,
      __TURBOPACK_PAGE_BOOTSTRAP: { '/': STARTS['/'] },
      __TURBOPACK_CHUNK_LOADING_GLOBAL: 'T',
    });
  });

  it('is made once and for all', async () => {
    await leaveOutDocuments(folder);
    const once = await read();
    await leaveOutDocuments(folder);
    expect(await read()).toBe(once);
  });

  it('ends the build where Next writes it in another way', async () => {
    await write('self.__BUILD_MANIFEST=(function(a){return{}})()');
    await expect(leaveOutDocuments(folder)).rejects.toThrow('new kind');
  });
});
