import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedFiles } from '@/scripts/lib/test-run/changed-files';

let folder: string;
const AUTHOR = ['-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example'];
const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: folder });
const write = (name: string, text: string) => writeFile(join(folder, name), text);
const changed = async (since?: string) => (await changedFiles(since, folder)).sort();

async function commit(): Promise<void> {
  await git('add', '.');
  await git(...AUTHOR, 'commit', '--quiet', '--message', 'Change');
}

/** Two commits, and on top of them one file that is changed, one that is staged and two that are new. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hemline-changed-'));
  await git('init', '--quiet');
  for (const name of ['stays.ts', 'committed.ts', 'changed.ts']) await write(name, 'one');
  await write('.gitignore', 'ignored.ts\n');
  await commit();
  await write('committed.ts', 'two');
  await commit();
  await write('changed.ts', 'two');
  for (const name of ['staged.ts', 'unknown word é.ts', 'ignored.ts']) await write(name, 'new');
  await git('add', 'staged.ts');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('what differs from the last commit is named, staged and unknown to git as well', async () => {
  expect(await changed()).toEqual(['changed.ts', 'staged.ts', 'unknown word é.ts']);
});

it('what has changed since a commit is named with it', async () => {
  expect(await changed('HEAD~1')).toEqual([
    'changed.ts',
    'committed.ts',
    'staged.ts',
    'unknown word é.ts',
  ]);
});

it('a commit that there is not is told in the words of git', async () => {
  await expect(changed('nowhere')).rejects.toThrow(/nowhere/);
});
