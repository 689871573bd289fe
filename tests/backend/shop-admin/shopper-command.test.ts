import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as tables from '@/backend/db/schema';
import { withTestDatabase } from '../database';
import { makeFolderOfRun } from '../test-server';
import { runScript } from './run-script';
import { makeShop } from './shop-fixture';

const database = withTestDatabase();
const HOST = 'shop.example';
const EMAIL = 'Ada@mail.example';
let dataDir = '';
const shopper = (...args: string[]) =>
  runScript('shop', database.url, ['shopper', '--host', HOST, ...args], { dataDir });

beforeAll(async () => {
  dataDir = await makeFolderOfRun();
  await makeShop(database, HOST);
  const [shop] = await database.db.select().from(tables.shops).where(eq(tables.shops.host, HOST));
  await database.db.insert(tables.contactMessages).values({
    ...{ shopId: shop?.id ?? '', name: 'Ada', email: EMAIL, message: 'Hello' },
  });
});

it('prints what a shop has of an address, and erases it once that is meant [S9.1819]', async () => {
  const { stdout } = await shopper('export', EMAIL);
  expect(JSON.parse(stdout)).toMatchObject({ shop: HOST, messages: [{ message: 'Hello' }] });

  const unsure = await shopper('erase', EMAIL);
  expect(unsure).toMatchObject({ code: 2, stderr: expect.stringContaining('add --yes') });
  const erased = await shopper('erase', EMAIL, '--yes');
  expect(erased).toMatchObject({ code: 0, stdout: expect.stringContaining('messages 1') });
  expect(await database.db.select().from(tables.contactMessages)).toEqual([]);

  const entries = await database.db.select().from(tables.auditLog);
  expect(entries.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['erase']));
  expect(JSON.stringify(entries).toLowerCase()).not.toContain('ada@');
  for (const wrong of [['lose', EMAIL], ['erase', 'x', '--yes'], ['export']]) {
    expect((await shopper(...wrong)).code).toBe(2);
  }
});
