import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { runJobs } from '@/backend/upkeep';
import { eventually } from '../../support/eventually';
import { refusalOf, withCheckoutShop } from './checkout-shop';
import { buy, rowsOf } from './imported-rows';

const shop = withCheckoutShop();
const { begin, begun, confirmed, stripe } = shop;
const { importRows, productOf, variantRows } = rowsOf(shop);

const names = ['Size'];
const movementsOf = (id: string) =>
  shop.database.db
    .select()
    .from(tables.stockMovements)
    .where(eq(tables.stockMovements.variantId, id))
    .orderBy(tables.stockMovements.id);
const setStock = (id: string, stock: number | null) =>
  shop.database.db
    .update(tables.productVariants)
    .set({ stock })
    .where(eq(tables.productVariants.id, id));

test('stock is the sum of its movements, whoever changes which of the two [S9.940]', async () => {
  await importRows('moved-tee', names, [{ values: ['S'], price: 20, stock: 8 }]);
  const [row] = await variantRows('moved-tee');
  const { id = '', productId = '' } = row ?? {};
  const sold = await begun(buy({ id: productId }, { variantId: id }, 20, 3));
  stripe.pay(sold.session_id);
  expect(await confirmed(sold)).toMatchObject({ paid: true });
  await setStock(id, 20);
  await importRows('moved-tee', names, [{ values: ['S'], price: 20, stock: 4 }]);
  await shop.database.db
    .insert(tables.stockMovements)
    .values({ variantId: id, amount: 6, reason: 'correction', actor: 'count' });
  expect((await movementsOf(id)).map(({ amount, reason }) => [amount, reason])).toEqual([
    [8, 'import'],
    [-3, 'order'],
    [15, 'correction'],
    [-16, 'import'],
    [6, 'correction'],
  ]);
  expect((await movementsOf(id))[1]).toMatchObject({ actor: sold.order_id, place: 'main' });
  expect((await variantRows('moved-tee'))[0]?.stock).toBe(10);
  // Not counted for a while, then counted anew.
  await setStock(id, null);
  await setStock(id, 7);
  const amounts = (await movementsOf(id)).map(({ amount }) => amount);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(7);
});

test('stock keeps its history: what has come and gone is not changed [S9.941]', async () => {
  const { db } = shop.database;
  const moved = sql`SELECT id FROM stock_movements ORDER BY id LIMIT 1`;
  for (const change of [
    'amount = 1000',
    "reason = 'import'",
    "actor = 'x'",
    "place = 'y'",
    'created_at = now()',
  ]) {
    await expect(
      db.execute(sql`UPDATE stock_movements SET ${sql.raw(change)} WHERE id = (${moved})`),
      change,
    ).rejects.toMatchObject({ cause: { code: '42501' } });
  }
  await expect(
    db.execute(sql`DELETE FROM stock_movements WHERE id = (${moved})`),
  ).rejects.toThrow();
  const gone = await importRows('gone-tee', names, [{ values: ['S'], price: 20, stock: 2 }]);
  await db.delete(tables.products).where(eq(tables.products.id, gone.id));
  const ids = (gone.rows ?? []).map(({ id }) => id);
  const left = await db
    .select()
    .from(tables.stockMovements)
    .where(inArray(tables.stockMovements.variantId, ids));
  expect(left).toEqual([]);
});

test('stock voids kept answers where what is told of it changes, and only there [S9.942]', async () => {
  await importRows('told-tee', names, [
    { values: ['S'], price: 20, stock: 7 },
    { values: ['M'], price: 20, stock: 40 },
  ]);
  const [small] = await variantRows('told-tee');
  const { id = '' } = small ?? {};
  const { db } = shop.database;
  const revision = async () =>
    (await shop.testApp.get('/api/domain/info?domain=localhost')).headers.get('etag');
  const received = async () => (await productOf('told-tee')).rows?.map(({ stock }) => stock);
  const move = (amount: number) =>
    db.insert(tables.stockMovements).values({ variantId: id, amount, reason: 'order', actor: 'x' });

  // What was sold so far changes the order of what sells best, once.
  await runJobs(shop.services);
  const before = await revision();
  await move(-1);
  expect(await revision()).toBe(before);
  expect(await received()).toEqual([undefined, undefined]);
  await move(-2);
  const few = await revision();
  expect(few).not.toBe(before);
  expect(await received()).toEqual(['few', undefined]);
  await move(-1);
  expect(await revision()).toBe(few);
  await move(-3);
  const none = await revision();
  expect(none).not.toBe(few);
  expect(await received()).toEqual(['sold-out', undefined]);
  expect(await productOf('told-tee')).toMatchObject({ variants: [{ defaultValue: 'M' }] });
  // Counting the changes changes nothing that is kept.
  await runJobs(shop.services);
  expect(await db.select().from(tables.availabilityChanges)).toEqual([]);
  expect(await revision()).toBe(none);
});

test('stock is the same at once on the product page, in the cart and at the checkout [S4.938]', async () => {
  await importRows('agreed-tee', names, [{ values: ['S'], price: 20, stock: 9 }]);
  const [row] = await variantRows('agreed-tee');
  const { id = '', productId = '' } = row ?? {};
  const line = { product: { id: productId }, quantity: 8, variantId: id };
  const answered = async (path: string, request: object) =>
    (await shop.post(path, request)).json() as Promise<object>;
  for (const [left, stock] of [
    [7, undefined],
    [2, 'few'],
    [0, 'sold-out'],
  ] as const) {
    await setStock(id, left);
    const [received, priced, product, refused] = await Promise.all([
      answered('/stock', { product: productId }),
      answered('/cart/price', { lines: [line] }),
      productOf('agreed-tee'),
      begin(buy({ id: productId }, { variantId: id }, 20, 8)).then(refusalOf),
    ]);
    expect(received).toMatchObject({ rows: [{ id, left }] });
    expect(priced).toMatchObject({ lines: [{ stock: { left } }] });
    expect(product.rows?.[0]?.stock).toBe(stock);
    expect(refused).toMatchObject({ code: 409, path: 'cartItems' });
    expect(refused.message).toContain('(S)');
  }
});

test('stock waits for no import of the catalogue, nor an import for it [S9.943]', async () => {
  await importRows('busy-tee', names, [{ values: ['S'], price: 20, stock: 1 }]);
  const [row] = await variantRows('busy-tee');
  const client = await shop.database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("UPDATE templates SET revision = revision + 1 WHERE name = 'classic'");
    const last = await begun(buy({ id: row?.productId ?? '' }, { variantId: row?.id }, 20));
    stripe.pay(last.session_id);
    expect(await confirmed(last)).toMatchObject({ paid: true });
    expect((await productOf('busy-tee')).isSoldOut).toBe(true);
    await runJobs(shop.services);
    expect(await shop.database.db.select().from(tables.availabilityChanges)).not.toEqual([]);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

test('what an import takes out of the catalogue while it is ordered is refused by its name [S9.944]', async () => {
  await importRows('taken-tee', names, [
    { values: ['S'], price: 20, stock: 5 },
    { values: ['M'], price: 20, stock: 5 },
  ]);
  const [row] = await variantRows('taken-tee');
  const client = await shop.database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('DELETE FROM product_variants WHERE id = $1', [row?.id]);
    const ordering = begin(buy({ id: row?.productId ?? '' }, { variantId: row?.id }, 20));
    await isWaitedFor();
    await client.query('COMMIT');
    expect(await refusalOf(await ordering)).toMatchObject({
      code: 409,
      message: expect.stringContaining('taken-tee'),
    });
  } finally {
    client.release();
  }
});

/** Waits until somebody waits for somebody else’s transaction. */
async function isWaitedFor(): Promise<void> {
  await eventually(async () => {
    const { rows } = await shop.database.pool.query(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows[0].waiting).toBeGreaterThan(0);
  });
}

test('an import locks rows in the order in which orders do, and so never waits in a circle [S9.945]', async () => {
  const { db } = shop.database;
  const rows = (price: number) => ['S', 'M'].map((size) => ({ values: [size], price, stock: 5 }));
  await importRows('turn-tee', names, rows(20).slice(0, 1));
  const [last] = await variantRows('turn-tee');
  const first = '00000000-0000-4000-8000-000000000001';
  await db.insert(tables.productVariants).values({
    ...{ id: first, productId: last?.productId ?? '', position: 1, priceMinor: 2000, stock: 5 },
    options: [{ name: 'Size', value: 'M' }],
  });
  const client = await shop.database.pool.connect();
  const lock = (id: string) =>
    client.query('SELECT FROM product_variants WHERE id = $1 FOR NO KEY UPDATE NOWAIT', [id]);
  try {
    await client.query('BEGIN');
    await lock(first);
    const importing = importRows('turn-tee', names, rows(23));
    await isWaitedFor();
    expect((await lock(last?.id ?? '')).rowCount).toBe(1);
    await client.query('COMMIT');
    await importing;
  } finally {
    client.release();
  }
  expect((await variantRows('turn-tee')).map(({ priceMinor }) => priceMinor)).toEqual([2300, 2300]);
});
