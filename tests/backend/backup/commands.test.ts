import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { media } from '@/backend/db/schema';
import { SECRET_KEY } from '../api/secret-key';
import { SHOP_A, seedShops } from '../api/seed';
import { withTestDatabase } from '../database';
import { createPlace } from '../embedded/apps';
import { runScript } from '../shop-admin/run-script';
import { makeFolderOfRun } from '../test-server';
import { contentsOf } from './compare';
import { makeEmptyPlace, type Place } from './installation';

const database = withTestDatabase();
const PICTURE = randomBytes(100_000);
/** Size of a file that its disk does not take any more, in KB. */
const FULL_DISK = { largestFile: 60 };
let from: Place;
let folder: string;

beforeAll(async () => {
  await seedShops(database.db);
  const picture = { contentType: 'image/webp', width: 1, height: 1, bytes: 1, sha256: '' };
  await database.db.insert(media).values({ ...picture, key: 'photo.webp', shopId: SHOP_A });
  from = { url: database.url, dataDir: await makeFolderOfRun() };
  await mkdir(join(from.dataDir, 'media/originals'), { recursive: true });
  await writeFile(join(from.dataDir, 'media/originals/photo.webp'), PICTURE);
  await writeFile(join(from.dataDir, 'secret.key'), SECRET_KEY);
  folder = await makeFolderOfRun();
});

const run = (command: 'backup' | 'restore', { url, dataDir }: Place, args: string[], more = {}) =>
  runScript(command, url, args, { dataDir, ...more });

test('npm run backup and npm run restore, into a PostgreSQL that Hemline starts itself [S1.1555]', async () => {
  // 200 characters, of which some are no ASCII.
  const path = join(folder, `${'Зимний бэкап'}${'b'.repeat(188)}`);
  const made = await run('backup', from, [path]);
  expect(made).toMatchObject({ code: 0 });
  expect(made.stdout).toMatch(/ 1 files, .* read back and whole\n$/);
  expect(made.stderr).toContain('Not as it was stored, and backed up as it is: photo.webp');

  const checked = await run('restore', from, ['--check', path]);
  expect(checked).toMatchObject({ code: 0, stderr: '' });
  expect(checked.stdout).toContain(': whole, ');

  const { place, stop } = await createPlace();
  onTestFinished(stop);
  const own = { url: '', dataDir: place.dataDir };
  const restored = await run('restore', own, ['--json', path]);
  expect(restored).toMatchObject({ code: 0 });
  const { rows, files } = JSON.parse(restored.stdout);
  expect(files).toBe(1);
  const original = join(own.dataDir, 'media/originals/photo.webp');
  expect(PICTURE.equals(await readFile(original))).toBe(true);

  const again = await run('backup', own, ['--json', join(folder, 'again.tar')]);
  expect(again).toMatchObject({ code: 0 });
  expect(JSON.parse(again.stdout)).toMatchObject({ rows, files });
  expect((await run('restore', own, [path])).code).toBe(1);
});

test('a disk that fills in the middle leaves no backup, and no half restored shop [S8.1560]', async () => {
  const place = await makeFolderOfRun();
  const path = join(place, 'shop.tar');
  const full = await run('backup', from, [path], FULL_DISK);
  expect(full).toMatchObject({ code: 1, stdout: '' });
  expect(full.stderr).toContain(`The disk of ${path} is full`);
  expect(await readdir(place)).toEqual([]);

  await run('backup', from, [path]);
  const target = await makeEmptyPlace();
  const before = await contentsOf(target.url);
  const stopped = await run('restore', target, [path], FULL_DISK);
  expect(stopped).toMatchObject({ code: 1, stdout: '' });
  expect(stopped.stderr).toMatch(/The disk of .* is full/);
  expect(await contentsOf(target.url)).toEqual(before);
  expect(await readdir(target.dataDir, { recursive: true })).toEqual(['media']);
});

test('names that no disk takes, and places that are none, are told before the work [S8.1561]', async () => {
  const refused: [string, RegExp][] = [
    [join(folder, 'ж'.repeat(200)), /^The name of .* is too long for its disk/],
    [join(folder, 'nowhere/shop.tar'), /^There is no such file or folder: .*nowhere/],
    [folder, /is there, and no file/],
  ];
  for (const [path, reason] of refused) {
    const { code, stderr } = await run('backup', from, [path]);
    expect(stderr).toMatch(reason);
    expect(code).toBe(1);
  }
  const nothing = { url: '', dataDir: join(folder, 'none') };
  const { code, stderr } = await run('backup', nothing, [join(folder, 'none.tar')]);
  expect([code, stderr]).toEqual([1, expect.stringContaining('There is no Hemline in')]);
  expect(await readdir(folder)).not.toContain('none');
  const elsewhere = { url: from.url, dataDir: folder };
  const lost = await run('backup', elsewhere, [join(folder, 'none.tar')]);
  expect([lost.code, lost.stderr]).toEqual([1, expect.stringContaining('No secret key is in')]);
});

test('an address that leads to no database is named by its setting [S2.1473]', async () => {
  const path = join(folder, 'reached.tar');
  expect(await run('backup', from, [path])).toMatchObject({ code: 0 });
  const address = new URL(from.url);
  address.pathname = '/absent';
  const absent = { url: address.href, dataDir: from.dataDir };
  for (const command of ['backup', 'restore'] as const) {
    const { code, stderr } = await run(command, absent, [path]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATABASE_URL leads to .*\/absent, which has no such database/);
  }
});

test('a backup of tables that a later Hemline has set up is made, and says who restores it [S1.1682]', async () => {
  const path = join(folder, 'later.tar');
  const migrations = 'drizzle.__drizzle_migrations';
  await database.pool.query(
    `INSERT INTO ${migrations} (hash, created_at) VALUES ('later', 9000000000000)`,
  );
  onTestFinished(async () => {
    await database.pool.query(`DELETE FROM ${migrations} WHERE hash = 'later'`);
  });
  const { code, stderr } = await run('backup', from, [path]);
  expect(code).toBe(0);
  expect(stderr).toContain('The tables are those of a later Hemline');
  const { stdout } = await run('backup', from, ['--json', path]);
  expect(JSON.parse(stdout)).toMatchObject({ isOfLaterTables: true });
});

test('both end with 2 where they are called wrongly', async () => {
  const codes = [
    (await run('backup', from, [])).code,
    (await run('restore', from, ['a', 'b'])).code,
    (await run('restore', from, ['--all', 'a'])).code,
  ];
  expect(codes).toEqual([2, 2, 2]);
});
