import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabase, type Database } from '@/backend/db/connection';
import { coupons } from '@/backend/db/schema';
import { SHOP_A, SHOP_B, seedShops } from '../api/seed';
import { withTestDatabase } from '../database';
import { takeTrips } from './trips';

const WHAT_IS_SEEN = 'SELECT code FROM coupons';
const IDS = [SHOP_A, SHOP_B] as const;
const codeOf = (shopId: string) => (shopId === SHOP_A ? 'OF-A' : 'OF-B');

const test0 = withTestDatabase();
let database: Database;

beforeAll(async () => {
  await seedShops(test0.db);
  const coupon = { kind: 'percentage' as const, value: 10 };
  await test0.db
    .insert(coupons)
    .values(IDS.map((shopId) => ({ ...coupon, shopId, code: codeOf(shopId) })));
  const options = { role: 'test', log: () => undefined, poolSize: 2 };
  database = createDatabase(test0.url, options);
});
afterAll(() => database.close());

const of = (shopId: string) => database.shops.ofShop(shopId);
const codes = async (shopId: string) => {
  const { rows } = await of(shopId).pool.query<{ code: string }>(WHAT_IS_SEEN);
  return rows.map(({ code }) => code);
};

/** What goes wrong or right for a shop, and leaves its connection in whatever state. */
const DEEDS: ((shopId: string) => Promise<unknown>)[] = [
  codes,
  (shopId) => of(shopId).pool.query('SELECT 1 / 0'),
  (shopId) => of(shopId).pool.query('SET statement_timeout = 20; SELECT pg_sleep(5)'),
  (shopId) =>
    of(shopId).db.transaction(async (tx) => {
      await tx.execute('SET LOCAL statement_timeout = 20');
      await tx.execute('SELECT pg_sleep(5)');
    }),
  (shopId) => of(shopId).db.transaction((tx) => tx.select().from(coupons)),
  (shopId) =>
    of(shopId).db.transaction(async (tx) => {
      await tx.update(coupons).set({ value: 11 }).where(eq(coupons.shopId, shopId));
      throw new Error('No.');
    }),
  (shopId) => of(shopId).db.transaction((tx) => tx.execute('SELECT 1 / 0')),
  () => database.shops.across.pool.query(WHAT_IS_SEEN),
  () => database.shops.none.pool.query(WHAT_IS_SEEN),
  () => database.shops.directory.query('SELECT host FROM shops'),
  async (shopId) => {
    const client = await of(shopId).pool.connect();
    await client.query('BEGIN');
    // As where a ROLLBACK could not be sent.
    client.release();
  },
  async (shopId) => {
    const client = await of(shopId).pool.connect();
    await client.query('BEGIN');
    await client.query('SELECT 1 / 0').catch(() => undefined);
    client.release();
  },
];

describe('two connections that two shops share', () => {
  test('show each its own, whatever went before and however it went [S6.704]', async () => {
    const seen: string[] = [];
    const work = async (start: number) => {
      for (let at = 0; at < 44; at += 1) {
        const shopId = IDS[(start + at) % 2] ?? SHOP_A;
        const deed = DEEDS[(start * 5 + at) % DEEDS.length];
        await deed?.(IDS[(start + at + 1) % 2] ?? SHOP_B).catch(() => undefined);
        const own = await codes(shopId);
        if (own.join() !== codeOf(shopId)) seen.push(`${shopId} saw ${own}`);
      }
    };
    await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(work));
    takeTrips();
    expect(seen).toEqual([]);
    const values = await test0.db.select({ value: coupons.value }).from(coupons);
    expect(values).toEqual([{ value: 10 }, { value: 10 }]);
  });

  test('are handed out outside of transactions alone [S6.704]', async () => {
    const client = await of(SHOP_A).pool.connect();
    await client.query('BEGIN');
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    client.release();
    const pids = await Promise.all(
      [1, 2].map(() => of(SHOP_B).pool.query('SELECT pg_backend_pid() AS pid')),
    );
    expect(pids.flatMap((answer) => answer.rows)).not.toContainEqual(rows[0]);
  });

  test('cost a shop nothing that uses one again [S6.704]', async () => {
    await codes(SHOP_A);
    const client = await of(SHOP_A).pool.connect();
    const sent = vi.spyOn(client, 'query');
    client.release();
    await codes(SHOP_A);
    takeTrips();
    expect(sent.mock.calls.map(([statement]) => statement)).toEqual([WHAT_IS_SEEN]);
    sent.mockRestore();
  });
});

test('a transaction sees one shop, as its handle does [S6.704]', async () => {
  const result = await of(SHOP_B).db.transaction((tx) =>
    tx.select({ code: coupons.code }).from(coupons).where(eq(coupons.shopId, SHOP_B)),
  );
  expect(result).toEqual([{ code: 'OF-B' }]);
});
