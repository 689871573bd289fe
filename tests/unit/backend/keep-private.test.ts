import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPrivate } from '@/backend/base/keep-private';

let folder = '';
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'private-')), 'data');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

/** Root lets the user pass that the database runs as. */
const OWNER_ALONE = process.geteuid?.() === 0 ? 0o711 : 0o700;
const modeOf = async (path: string) => (await stat(path)).mode & 0o7777;

test('DATA_DIR is made for its owner alone [S6.1811]', async () => {
  await keepPrivate(folder);
  expect(await modeOf(folder)).toBe(OWNER_ALONE);
});

test('one that was open to others is closed, with its photos and e-mails [S6.1811]', async () => {
  const parts = ['media', 'outbox', 'postgres'].map((name) => join(folder, name));
  for (const part of parts) await mkdir(part, { recursive: true, mode: 0o755 });
  for (const part of [folder, ...parts]) await chmod(part, 0o755);
  await keepPrivate(folder);
  const modes = await Promise.all([folder, ...parts].map(modeOf));
  // The database sees to its own.
  expect(modes).toEqual([OWNER_ALONE, 0o700, 0o700, 0o755]);
});

test('one that is shared with a group on purpose stays so, closed to all others [S6.1811]', async () => {
  await mkdir(folder);
  await chmod(folder, 0o2755);
  await keepPrivate(folder);
  expect((await modeOf(folder)) & 0o2770).toBe(0o2750);
  expect((await modeOf(folder)) & 0o006).toBe(0);
});

test('a folder that is everybody’s, such as that of temporary files, stays as it is [S6.1811]', async () => {
  await mkdir(folder);
  await chmod(folder, 0o1777);
  await keepPrivate(folder);
  expect(await modeOf(folder)).toBe(0o1777);
});
