import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceStamp } from '@/scripts/lib/source-stamp';

const FOLDERS =
  'backend blocks components core edge hooks pages scripts/lib/finish-build services store styles'.split(
    ' ',
  );

describe('the stamp of a build', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hemline-stamp-'));
    for (const name of FOLDERS) await mkdir(join(folder, name, 'inner'), { recursive: true });
    for (const name of ['next.config.ts', 'package-lock.json', 'tsconfig.json']) {
      await writeFile(join(folder, name), name);
    }
    await writeFile(join(folder, 'package.json'), '{ "dependencies": { "next": "16" } }');
    await writeFile(join(folder, 'pages/inner/index.tsx'), 'one');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is the same for the same content, wherever and whenever written', async () => {
    const other = `${folder}-copy`;
    await cp(folder, other, { recursive: true });
    expect(await sourceStamp(other, {})).toBe(await sourceStamp(folder, {}));
    await rm(other, { recursive: true });
  });

  it('changes with what is installed, whatever the lock file says', async () => {
    const before = await sourceStamp(folder, {});
    await mkdir(join(folder, 'node_modules/next'), { recursive: true });
    await writeFile(join(folder, 'node_modules/next/package.json'), '{ "version": "16.0.1" }');
    expect(await sourceStamp(folder, {})).not.toBe(before);
  });

  it.each(['pages/inner/index.tsx', 'backend/new.ts', 'package-lock.json', 'next.config.ts'])(
    'changes with %s',
    async (path) => {
      const before = await sourceStamp(folder, {});
      await writeFile(join(folder, path), 'two');
      expect(await sourceStamp(folder, {})).not.toBe(before);
    },
  );

  it('changes with the name of a file', async () => {
    const before = await sourceStamp(folder, {});
    await cp(join(folder, 'pages/inner/index.tsx'), join(folder, 'pages/index.tsx'));
    await rm(join(folder, 'pages/inner/index.tsx'));
    expect(await sourceStamp(folder, {})).not.toBe(before);
  });

  it('changes with variables that a build bakes in, and with no others', async () => {
    const plain = await sourceStamp(folder, {});
    expect(await sourceStamp(folder, { PORT: '4000', IMAGE_HOSTS: '' })).toBe(plain);
    for (const name of ['IMAGE_HOSTS', 'CDN_HOST', 'NEXT_PUBLIC_DEBUG']) {
      expect(await sourceStamp(folder, { [name]: 'x' })).not.toBe(plain);
    }
  });
});
