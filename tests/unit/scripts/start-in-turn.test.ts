import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startInTurn } from '@/scripts/lib/finish-build/start-in-turn';

const LIBRARIES = 10783;
const SHELL = 68146;
const HOME = 19675;
const CART = 18700;

const BUILT = {
  pages: { '/_app': ['shell.js'], '/': ['home.js'] },
  pagesChunkGroupBootstrapParams: {
    '/_app': { otherChunks: ['shell.js'], runtimeModuleIds: [LIBRARIES, SHELL] },
    '/': { otherChunks: ['home.js'], runtimeModuleIds: [LIBRARIES, HOME] },
    '/cart': { otherChunks: ['cart.js'], runtimeModuleIds: [LIBRARIES, CART] },
  },
};

describe('what the scripts of a page start', () => {
  let folder = '';
  const read = async () => JSON.parse(await readFile(join(folder, 'build-manifest.json'), 'utf8'));

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hemline-starts-'));
    await writeFile(join(folder, 'build-manifest.json'), JSON.stringify(BUILT));
    await startInTurn(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is the libraries first, and with the script of the page what surrounds it and then itself', async () => {
    expect(await read()).toEqual({
      ...BUILT,
      pagesChunkGroupBootstrapParams: {
        '/_app': { otherChunks: ['shell.js'], runtimeModuleIds: [LIBRARIES] },
        '/': { otherChunks: ['home.js'], runtimeModuleIds: [LIBRARIES, SHELL, HOME] },
        '/cart': { otherChunks: ['cart.js'], runtimeModuleIds: [LIBRARIES, SHELL, CART] },
      },
    });
  });

  it('is told once and for all', async () => {
    const once = await read();
    await startInTurn(folder);
    expect(await read()).toEqual(once);
  });
});
