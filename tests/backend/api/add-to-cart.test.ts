import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { cartAdditions, products } from '@/backend/db/schema';
import { CART_ADDITIONS } from '@/backend/limits/rates';
import { eventually } from '../../support/eventually';
import { PRIVATE_A, PRIVATE_B, SHOP_A, SHOP_B, seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp();
const { database, logged, post } = testApp;

beforeAll(() => seedShops(database.db));

const add = (id: string, quantity = 1, from = {}) =>
  post('/add-to-cart', { product: { id, price: 1, name: 'Claimed' }, quantity }, from);
const idOf = async (slug: string) => {
  const rows = await database.db.select().from(products).where(eq(products.slug, slug));
  return rows[0]?.id ?? '';
};
const counted = (productId: string) =>
  database.db.select().from(cartAdditions).where(eq(cartAdditions.productId, productId));
/** How many connections wait for what another one holds. */
const countWaiting = () =>
  database.db.$count(
    sql`pg_stat_activity`,
    sql`datname = current_database() AND wait_event_type = 'Lock'`,
  );

describe('POST /add-to-cart', () => {
  test('acknowledges, and counts by shop, product and day [S7.51]', async () => {
    const shirt = await idOf('shirts-1');
    const first = await add(shirt, 2);
    expect(first.status).toBe(200);
    expect(await first.json()).toEqual({ status: 0, message: '' });
    await Promise.all([
      add(shirt),
      add(shirt.toUpperCase(), 3),
      add(shirt, 1, { host: 'other.example' }),
    ]);
    const day = new Date().toISOString().slice(0, 10);
    expect(await counted(shirt)).toEqual(
      expect.arrayContaining([
        { shopId: SHOP_A, productId: shirt, day, times: 3, pieces: 6 },
        { shopId: SHOP_B, productId: shirt, day, times: 1, pieces: 1 },
      ]),
    );
  });

  test('counts at most as many pieces as a line may have, and never overflows', async () => {
    await add(PRIVATE_A, 1_000_000);
    expect(await counted(PRIVATE_A)).toMatchObject([{ times: 1, pieces: 999 }]);
    await database.db.update(cartAdditions).set({ pieces: 2_147_483_600 });
    expect((await add(PRIVATE_A, 999)).status).toBe(200);
    expect(await counted(PRIVATE_A)).toMatchObject([{ times: 2, pieces: 2_147_483_647 }]);
  });

  test('counts once what is sent again under its key [S7.762]', async () => {
    const hoodie = await idOf('hoodies-1');
    const key = { headers: { 'idempotency-key': 'addition-1' } };
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await add(hoodie, 2, key)).status).toBe(200);
    }
    expect(await counted(hoodie)).toMatchObject([{ times: 1, pieces: 2 }]);
    expect((await add(hoodie, 3, key)).status).toBe(422);
  });

  test('counts once what is sent again while the first is still being counted [S7.762]', async () => {
    const hoodie = await idOf('hoodies-2');
    await add(hoodie);
    const key = { headers: { 'idempotency-key': 'addition-2' } };
    const repeats = await database.db.transaction(async (tx) => {
      await tx
        .select()
        .from(cartAdditions)
        .where(eq(cartAdditions.productId, hoodie))
        .for('update');
      const sent = [add(hoodie, 2, key), add(hoodie, 2, key)];
      await eventually(async () => expect(await countWaiting()).toBe(2));
      return sent;
    });
    const answers = await Promise.all(repeats);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ headers }) => headers.has('idempotency-replayed'))).toHaveLength(1);
    expect(await counted(hoodie)).toMatchObject([{ times: 2, pieces: 3 }]);
  });

  test('keeps no key of what it refused', async () => {
    const key = { headers: { 'idempotency-key': 'addition-3' } };
    const repeats = await Promise.all([add('no-id', 1, key), add('no-id', 1, key)]);
    expect(repeats.map(({ status }) => status)).toEqual([404, 404]);
    expect((await add(await idOf('hoodies-2'), 1, key)).status).toBe(200);
  });

  test('is 404 for what the shop does not sell', async () => {
    const ids = [PRIVATE_B, await idOf('draft'), await idOf('jersey-1'), crypto.randomUUID()];
    for (const id of [...ids, 'shirts-1', '__proto__', "'; drop table products; --"]) {
      const answer = await add(id);
      expect(answer.status, id).toBe(404);
      expect(await answer.json()).toMatchObject({ path: 'product.id' });
      if (ids.includes(id)) expect(await counted(id)).toEqual([]);
    }
  });

  test('refuses what is no line', async () => {
    for (const quantity of [0, -1, 1.5, 1e12]) {
      expect((await add(PRIVATE_A, quantity)).status).toBe(400);
    }
    expect((await post('/add-to-cart', { quantity: 1 })).status).toBe(400);
  });

  test('takes only so many from one address in a minute', async () => {
    const from = { address: '198.51.100.1' };
    for (let time = 0; time < CART_ADDITIONS.times; time += 1) {
      expect((await add(PRIVATE_A, 1, from)).status).toBe(200);
    }
    expect((await add(PRIVATE_A, 1, from)).status).toBe(429);
    expect((await add(PRIVATE_A, 1, { address: '198.51.100.2' })).status).toBe(200);
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
