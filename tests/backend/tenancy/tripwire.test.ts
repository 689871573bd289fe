import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '@/backend/db/schema';
import { judge, TENANT_TABLES } from '../../support/tripwire';
import { SHOP_A, SHOP_B } from '../api/seed';
import { withTestDatabase } from '../database';
import { takeTrips } from './trips';

const database = withTestDatabase();

test('every table whose rows name a shop is watched [S6.706]', () => {
  expect(TENANT_TABLES).toContain('orders');
  expect(TENANT_TABLES.length).toBeGreaterThan(20);
});

test.each([
  ['no shop_id', 'select * from "orders" where "id" = $1', ['1'], SHOP_A, 'it has no shop_id'],
  [
    'another shop',
    'select * from "orders" where "shop_id" = $1',
    [SHOP_B],
    SHOP_A,
    'it is sent without',
  ],
  ['the column alone', 'select "shop_id" from orders', [], SHOP_A, 'it is sent without'],
  ['a join', 'SELECT 1 FROM shops JOIN orders ON true', [SHOP_A], SHOP_A, 'it has no shop_id'],
  ['an update', 'UPDATE "mails" SET "sent_at" = $1 WHERE id = $2', [], SHOP_A, 'it has no shop_id'],
  ['what a search reads', 'SELECT 1 FROM product_search', [SHOP_A], SHOP_A, 'it has no shop_id'],
  ['its texts', 'WHERE id IN (SELECT 1 FROM product_texts)', [], SHOP_A, 'it has no shop_id'],
  [
    'words of everybody',
    'SELECT word FROM search_words WHERE template = $1 AND shop_id = $2',
    ['classic', SHOP_A],
    SHOP_A,
    'it has no shop_id',
  ],
  [
    'words of another owner',
    'SELECT word FROM search_words WHERE owner = ANY ($1)',
    [[SHOP_B]],
    SHOP_A,
    'it is sent without',
  ],
  ['no shop at all', 'select * from "orders" where "shop_id" = $1', [SHOP_A], '', 'for no shop'],
])('a statement trips it with %s [S6.706]', (_what, statement, values, shopId, why) => {
  expect(judge(statement, values, shopId)?.why).toContain(why);
});

test.each([
  ['its shop', 'select * from "orders" where "shop_id" = $1', [SHOP_A]],
  ['rows as JSON', 'INSERT INTO orders (shop_id) SELECT …', [`[{"shop_id":"${SHOP_A}"}]`]],
  ['the owner of words', 'SELECT word FROM search_words WHERE owner = ANY ($1)', [[SHOP_A]]],
  ['what belongs to none', 'select * from "templates"', []],
])('a statement that names %s does not [S6.706]', (_what, statement, values) => {
  expect(judge(statement, values, SHOP_A)).toBeUndefined();
});

test('it fires where the application sends one, and not for its owner [S6.706]', async () => {
  const { shops, db } = database;
  const bound = shops.ofShop(SHOP_A).db;
  await db.select().from(orders);
  await shops.across.db.select().from(orders);
  await bound.select().from(orders).where(eq(orders.shopId, SHOP_A));
  expect(takeTrips()).toEqual([]);
  await bound.select().from(orders);
  await bound.transaction((tx) => tx.delete(orders).where(eq(orders.number, 'X')));
  await shops.none.db.select().from(orders).where(eq(orders.shopId, SHOP_A));
  await shops.directory.query('SELECT count(*) FROM orders');
  expect(takeTrips().map(({ tables, why }) => `${tables}: ${why}`)).toEqual([
    'orders: it is sent without the shop it is asked for',
    'orders: it has no shop_id',
    'orders: it is asked for no shop',
    'orders: it is asked for no shop',
  ]);
});
