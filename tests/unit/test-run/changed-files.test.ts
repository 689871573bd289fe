import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changedFiles } from '@/tests/run/steps/changed-files';

const HAS_GIT = spawnSync('git', ['--version']).status === 0;
const AUTHOR = ['-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example'];

let folder: string;
const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: folder });
const write = (name: string, text: string) => writeFile(join(folder, name), text);
const changed = async (since?: string, within = '.') =>
  (await changedFiles(since, join(folder, within))).sort();

/** Neither how this machine's git is set nor the repository that a hook runs in has a say. */
function standAlone(): void {
  const names = Object.keys(process.env).filter((name) => name.startsWith('GIT_'));
  for (const name of names) vi.stubEnv(name, undefined);
  vi.stubEnv('GIT_CONFIG_GLOBAL', devNull);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
}

async function commit(): Promise<void> {
  await git('add', '.');
  await git(...AUTHOR, 'commit', '--quiet', '--message', 'Change');
}

describe.runIf(HAS_GIT)('what has changed', () => {
  /** Two commits, and on top of them one file that is changed, one that is staged and two that are new. */
  beforeAll(async () => {
    standAlone();
    folder = await mkdtemp(join(tmpdir(), 'hemline-changed-'));
    await git('init', '--quiet', '--template=');
    await mkdir(join(folder, 'shop'));
    for (const name of ['stays.ts', 'committed.ts', 'shop/changed.ts']) await write(name, 'one');
    await write('.gitignore', 'ignored.ts\n');
    await commit();
    await write('committed.ts', 'two');
    await commit();
    await write('shop/changed.ts', 'two');
    for (const name of ['staged.ts', 'unknown word é.ts', 'ignored.ts']) await write(name, 'new');
    await git('add', 'staged.ts');
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });

  it('since the last commit is named, staged and unknown to git as well', async () => {
    expect(await changed()).toEqual(['shop/changed.ts', 'staged.ts', 'unknown word é.ts']);
  });

  it('since another commit is named with it', async () => {
    expect(await changed('HEAD~1')).toEqual([
      'committed.ts',
      'shop/changed.ts',
      'staged.ts',
      'unknown word é.ts',
    ]);
  });

  it('since another branch is what this one has done, not what the other has meanwhile', async () => {
    await git('branch', 'other', 'HEAD~1');
    await git('worktree', 'add', '--quiet', 'beside', 'other');
    await write('beside/elsewhere.ts', 'of the other');
    await git('-C', 'beside', 'add', '.');
    await git('-C', 'beside', ...AUTHOR, 'commit', '--quiet', '--message', 'Elsewhere');
    await git('worktree', 'remove', 'beside');
    expect(await changed('other')).toEqual([
      'committed.ts',
      'shop/changed.ts',
      'staged.ts',
      'unknown word é.ts',
    ]);
  });

  it('is named by its path in the project, which may be a folder of a larger repository', async () => {
    expect(await changed('HEAD', 'shop')).toEqual(['changed.ts']);
  });

  it('is told in the words of git where there is no such commit', async () => {
    await expect(changed('nowhere')).rejects.toThrow(/fatal: .*nowhere/);
  });
});
