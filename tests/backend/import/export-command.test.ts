import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { withTestDatabase } from '../database';
import { runScript } from '../shop-admin/run-script';
import { makeFolderOfRun } from '../test-server';
import { addShop, fixture, importCsv } from './import-fixture';

const database = withTestDatabase();
const run = (...args: string[]) => runScript('export', database.url, args);
let folder: string;

beforeAll(async () => {
  folder = await makeFolderOfRun();
});

it('npm run export writes a file that an import finds unchanged [S3.987]', async () => {
  const shop = await addShop(database, 'command.example');
  await importCsv(database, shop, { path: fixture('good.csv') });
  const file = join(folder, 'products.csv');
  const { code, stdout } = await run('--shop', 'COMMAND.example', file);
  expect(code).toBe(0);
  expect(stdout.trim()).toBe('4 products in 10 rows, shop command.example');
  const again = await importCsv(database, shop, { path: file });
  expect(again).toMatchObject({ unchanged: 4, created: 0, updated: 0, rejected: 0 });
});

it('a file that was there stays as it is where the export fails [S3.987]', async () => {
  await addShop(database, 'broken.example', 'broken');
  await database.pool.query('ALTER TABLE product_media RENAME TO product_pictures');
  await database.pool.query(
    "INSERT INTO products (template, slug, name, price_minor) VALUES ('broken', 'a', 'A', 1)",
  );
  const file = join(folder, 'kept.csv');
  await writeFile(file, 'as it was');
  expect((await run('--shop', 'broken.example', file)).code).toBe(1);
  expect(await readFile(file, 'utf8')).toBe('as it was');
  expect((await readdir(folder)).filter((name) => name.startsWith('kept'))).toEqual(['kept.csv']);
});

it('npm run export ends with 2 where it is called wrongly', async () => {
  for (const args of [['a.csv'], ['--shop', 'x'], ['--shop', 'x', 'a.csv', 'b.csv'], ['--all']]) {
    expect((await run(...args)).code).toBe(2);
  }
  expect((await run('--help')).stdout).toContain('--shop <host>');
});
