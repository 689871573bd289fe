import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createSecrets } from '@/backend/base/secrets';
import * as tables from '@/backend/db/schema';
import { SETTINGS_PURPOSE } from '@/backend/domain/payments/load-settings';
import { SEALED_COLUMNS } from '@/backend/domain/secrets/reseal';
import { SHOP_A, SHOP_B, seedShops } from '../api/seed';
import { withTestDatabase } from '../database';
import { runScript } from '../shop-admin/run-script';
import { makeFolderOfRun } from '../test-server';

const database = withTestDatabase();
const OLD = 'a secret of tests alone, 32 letters';
let dataDir = '';
const secrets = (...args: string[]) => runScript('secrets', database.url, args, { dataDir });
const inFile = () => readFile(join(dataDir, 'secret.key'), 'utf8');
const sealedRows = async () => database.db.select().from(tables.paymentSettings);

beforeAll(async () => {
  await seedShops(database.db);
  dataDir = await makeFolderOfRun();
});
beforeEach(async () => {
  await writeFile(join(dataDir, 'secret.key'), OLD, { mode: 0o600 });
  await database.db.delete(tables.paymentSettings);
  const seal = (value: string) => createSecrets(OLD).seal(SETTINGS_PURPOSE, value);
  await database.db.insert(tables.paymentSettings).values([
    { shopId: SHOP_A, sealed: seal('of A') },
    { shopId: SHOP_B, sealed: seal('of B') },
  ]);
});
afterAll(() => vi.unstubAllEnvs());

it('changes the secret, seals all anew in every shop, and drops the old one [S6.1810]', async () => {
  expect(await secrets('rotate')).toMatchObject({ code: 0 });
  const [newest = '', ...earlier] = (await inFile()).split('\n');
  expect(earlier).toEqual([OLD]);
  expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);

  const early = await secrets('drop');
  expect(early).toMatchObject({ code: 1, stderr: expect.stringContaining('2 are not sealed') });
  const { stdout } = await secrets('reseal', '--json');
  expect(JSON.parse(stdout)).toEqual({ resealed: 2, current: 0, unreadable: 0 });
  const again = await secrets('reseal');
  expect(again.stdout).toBe('Sealed 0 anew; 2 were so before.\n');

  expect(await secrets('drop')).toMatchObject({ code: 0 });
  expect(await inFile()).toBe(newest);
  const { open } = createSecrets(newest);
  const opened = (await sealedRows()).map(({ sealed }) => open(SETTINGS_PURPOSE, sealed));
  expect(opened.sort()).toEqual(['of A', 'of B']);
});

it('does so for a secret of the environment [S6.1810]', async () => {
  const NEW = 'the next secret of tests, 32 letters'.replaceAll(' ', '-');
  const KEY_BEFORE = 'an-older-secret-of-tests-32-letters';
  const sealed = createSecrets(KEY_BEFORE).seal(SETTINGS_PURPOSE, 'of A');
  await database.db.delete(tables.paymentSettings);
  await database.db.insert(tables.paymentSettings).values({ shopId: SHOP_A, sealed });
  vi.stubEnv('SECRET_KEY', NEW);
  vi.stubEnv('SECRET_KEY_OLD', KEY_BEFORE);
  const refused = await secrets('rotate');
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('SECRET_KEY_OLD') });
  expect((await secrets('reseal')).stdout).toBe('Sealed 1 anew; 0 were so before.\n');
  const [row] = await sealedRows();
  expect(createSecrets(NEW).open(SETTINGS_PURPOSE, row?.sealed ?? '')).toBe('of A');
  vi.stubEnv('SECRET_KEY', undefined);
  vi.stubEnv('SECRET_KEY_OLD', undefined);
});

it('says what no secret opens, and leaves that as it is [S6.1810]', async () => {
  const sealed = createSecrets('a secret that is gone, 32 letters !').seal(SETTINGS_PURPOSE, 'x');
  await database.db.update(tables.paymentSettings).set({ sealed });
  const { code, stderr } = await secrets('reseal');
  expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('2 cannot') });
  expect((await sealedRows()).map((row) => row.sealed)).toEqual([sealed, sealed]);
});

it('every column that holds what is sealed is among them [S6.1810]', () => {
  const all = Object.values(tables).filter((one) => one instanceof PgTable);
  const named = all.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns
      .filter((column) => /sealed|_secret$/.test(column.name))
      .map((column) => `${name}.${column.name}`);
  });
  const listed = SEALED_COLUMNS.map(
    ({ column }) => `${getTableConfig(column.table).name}.${column.name}`,
  );
  expect(listed.sort()).toEqual(named.sort());
});
