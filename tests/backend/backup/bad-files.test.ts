import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBackup } from '@/backend/backup';
import { type Entry, readEntries } from '@/backend/backup/container/read-container';
import { writeContainer } from '@/backend/backup/container/write-container';
import { SHOP_A, seedShops } from '../api/seed';
import { withTestApp } from '../api/test-app';
import { makeFolderOfRun } from '../test-server';
import { type Contents, contentsOf } from './compare';
import { backUpFrom, makeEmptyPlace, type Place, restoreInto } from './installation';

const testApp = withTestApp();
let folder: string;
let good: string;
let bytes: Buffer;
let place: Place;
let untouched: Contents;

beforeAll(async () => {
  await seedShops(testApp.database.db);
  const from = { url: testApp.database.url, dataDir: await makeFolderOfRun() };
  folder = await makeFolderOfRun();
  good = join(folder, 'good.tar');
  await backUpFrom(from, good);
  bytes = await readFile(good);
  place = await makeEmptyPlace();
  untouched = await contentsOf(place.url);
});

async function write(name: string, data: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, data);
  return path;
}

/** A whole backup of other entries. */
async function rewritten(change: (entries: Entry[]) => Entry[]): Promise<string> {
  const entries: Entry[] = [];
  const handle = await open(good);
  const reading = readEntries(handle, bytes.byteLength);
  while (await reading.peek()) entries.push(await reading.take());
  await handle.close();
  const path = await write('other.tar', '');
  const other = await open(path, 'w');
  await writeContainer(other, async (add) => {
    for (const { name, data } of change(entries)) await add(name, data);
  }).finally(() => other.close());
  return path;
}

/** The entry of a name as other JSON. */
const withJson = (named: string, change: (value: Record<string, unknown>) => object) =>
  rewritten((entries) =>
    entries.map(({ name, data }) => {
      if (name !== named) return { name, data };
      return { name, data: Buffer.from(JSON.stringify(change(JSON.parse(data.toString())))) };
    }),
  );

const MANIFEST = 'hemline-backup.json';

/** No row is there and no file, and everything else is as it was. */
async function expectUntouched(): Promise<void> {
  expect(await contentsOf(place.url)).toEqual(untouched);
  expect(Object.values(untouched.rows).flat()).toEqual([]);
  const names = await readdir(place.dataDir, { recursive: true });
  expect(names.filter((name) => name !== 'media')).toEqual([]);
}

describe('a backup that is not as it was written is refused before anything is done', () => {
  test.each([0, 1, 71, 72, 512, 20_000, -513, -73, -72, -1])(
    'cut off at byte %i [S8.1550]',
    async (at) => {
      const cut = await write('cut.tar', bytes.subarray(0, at < 0 ? bytes.byteLength + at : at));
      await expect(openBackup(cut)).rejects.toThrow(/cut\.tar is damaged, cut off or no backup/);
    },
  );

  test('altered in one byte, wherever that is [S8.1550]', async () => {
    const step = Math.ceil(bytes.byteLength / 60);
    for (let at = 0; at < bytes.byteLength; at += step) {
      const altered = Buffer.from(bytes);
      altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
      await expect(openBackup(await write('altered.tar', altered))).rejects.toThrow(/is damaged/);
    }
  });

  test('something else [S8.1551]', async () => {
    const text = await write('notes.txt', 'These are notes. '.repeat(100));
    await expect(openBackup(text)).rejects.toThrow(/no backup of Hemline/);
    const tar = await rewritten((entries) => entries.slice(2));
    await expect(openBackup(tar)).rejects.toThrow(/other\.tar is no backup of Hemline/);
    await expect(openBackup(join(folder, 'none'))).rejects.toThrow(/There is no such file/);
    await expect(openBackup(folder)).rejects.toThrow(/is there, and no file/);
  });

  test('of another format, with the version that knows it [S8.1552]', async () => {
    const other = await withJson(MANIFEST, () => ({ format: 2, hemline: '9.9.9' }));
    await expect(openBackup(other)).rejects.toThrow(/format 2, made by Hemline 9\.9\.9/);
  });
});

describe('a backup that does not fit is refused, and leaves all as it was', () => {
  test.each<[string, () => Promise<string>, RegExp]>([
    [
      'of a later Hemline',
      () =>
        withJson(MANIFEST, (all) => ({ ...all, hemline: '9.9.9', migration: { at: 1, hash: '' } })),
      /made by Hemline 9\.9\.9 with tables that this Hemline does not know/,
    ],
    [
      'without a column of its time',
      () =>
        withJson(MANIFEST, ({ tables, ...all }) => ({
          ...all,
          tables: JSON.parse(JSON.stringify(tables).replace('"host",', '')),
        })),
      /does not have the table shop/,
    ],
    [
      'with other numbers of rows',
      () => withJson('rows.json', (counts) => ({ ...counts, shops: 99 })),
      /table shops other rows arrived/,
    ],
    [
      'with rows that name what is not there',
      () => rewritten((entries) => entries.map(withoutRowsOf('tables/templates/'))),
      /violates foreign key constraint/,
    ],
    [
      'with a file that would lie elsewhere',
      () =>
        rewritten((entries) => [
          ...entries,
          { name: 'media/good.png', data: Buffer.from('pixels') },
          { name: 'media/../../../escaped.png', data: Buffer.from('pixels') },
        ]),
      /an entry that is none of Hemline's: "media\/\.\.\/\.\.\/\.\.\/escaped\.png"/,
    ],
  ])('%s [S8.1553]', async (_what, make, reason) => {
    await expect(restoreInto(place, await make())).rejects.toThrow(reason);
    await expectUntouched();
  });

  test('so that the right one can be restored there [S8.1554]', async () => {
    expect(await restoreInto(place, good)).toMatchObject({ warnings: [], files: 0 });
    const { rows } = await contentsOf(place.url);
    expect(rows.shops?.some((row) => row.includes(SHOP_A))).toBe(true);
  });
});

/** The gzip of nothing in place of a table's rows, of which the count says nothing. */
const withoutRowsOf =
  (folderOfTable: string) =>
  ({ name, data }: Entry): Entry => {
    if (name.startsWith(folderOfTable)) return { name, data: EMPTY_GZIP };
    if (name !== 'rows.json') return { name, data };
    const counts = { ...JSON.parse(data.toString()), templates: 0 };
    return { name, data: Buffer.from(JSON.stringify(counts)) };
  };

const EMPTY_GZIP = Buffer.from('1f8b080000000000000303000000000000000000', 'hex');
