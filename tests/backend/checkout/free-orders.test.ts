import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { runJobs } from '@/backend/upkeep';
import { cameTo } from '../../support/came-to';
import { SHOP_A } from '../api/seed';
import { withOperations } from '../operations/operations-shop';
import { BARE, COUNTED, claim, refusalOf } from './checkout-shop';

const office = withOperations();
const { shop, orderOf, rowOf, seenOf, received } = office;
const { begin, begun, confirmed, stripe } = shop;

/** Goods that earn free shipping, under a coupon for all they cost. */
const free = (changes: object = {}) => ({
  ...{ amount: 0, coupon: 'all', cartItems: [claim(COUNTED, 2, 'M')] },
  ...changes,
});
const stockOf = async (size: string) => {
  const { productVariants } = tables;
  const isSize = sql`${productVariants.options} @> ${JSON.stringify([{ name: 'Size', value: size }])}`;
  const [row] = await shop.database.db.select().from(productVariants).where(isSize);
  return row?.stock;
};
const couponUses = async () => {
  const [row] = await shop.database.db.select().from(tables.coupons);
  return row?.timesUsed;
};
/** What is written of an order once upkeep has had its turn. */
/** The mails to the shopper of an order. */
const mailsTo = async (number: string) => {
  await runJobs(shop.services);
  return shop.database.db
    .select()
    .from(tables.mails)
    .where(
      sql`${tables.mails.subject} LIKE ${`%${number}%`} AND ${tables.mails.occasion} NOT LIKE 'shop %'`,
    );
};

beforeEach(async () => {
  const { db } = shop.database;
  await db.delete(tables.orders);
  await db.delete(tables.coupons);
  await db.update(tables.productVariants).set({ stock: 5 });
  await db.update(tables.products).set({ isSoldOut: false }).where(eq(tables.products.id, COUNTED));
  await db.insert(tables.coupons).values({
    ...{ shopId: SHOP_A, code: 'ALL', kind: 'percentage', value: 100 },
  });
  const settings = { freeShippingFrom: 30, orderProtection: 0.49 };
  await db.update(tables.shops).set({ settings }).where(eq(tables.shops.id, SHOP_A));
});

describe('a checkout that comes to nothing', () => {
  test('is an order that is paid at once: pieces taken, coupon counted, confirmed by e-mail [S7.911] [S9.911]', async () => {
    const answer = await begun(free());
    expect(answer).toMatchObject({ url: '', client_secret: '', amount: 0, currency: 'usd' });
    expect(answer.totals.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['goods', 39.98],
      ['discount', -39.98],
      ['shipping', 0],
    ]);
    const row = await rowOf(answer.order_id);
    expect(row).toMatchObject({
      ...{ state: 'paid', paidMinor: 0, provider: 'none', method: '', couponCode: 'ALL' },
      ...{ checkAt: null, session: null, sessionId: answer.session_id },
      ...cameTo({ goods: 3998, discount: -3998, shipping: 0 }),
    });
    expect(row.steps.map(({ state }) => state)).toEqual(['created', 'paid']);
    expect([await stockOf('M'), await couponUses()]).toEqual([3, 1]);
    expect(await shop.database.db.select().from(tables.stockHolds)).toEqual([]);
    const [mail, ...others] = await mailsTo(answer.order_id);
    expect([mail?.recipient, others]).toEqual(['ada@example.com', []]);
    expect(mail?.plain).toContain('Nothing is to be paid');
    expect(mail?.plain).not.toContain('payment has arrived');
    expect(stripe.sessions.size).toBe(0);
  });

  test('is thanked for on the page after it, as often as that is opened [S7.911]', async () => {
    const answer = await begun(free());
    for (const time of [1, 2]) {
      const existing = await confirmed(answer);
      expect(existing, String(time)).toMatchObject({
        paid: true,
        order: { status: 'paid', total: 0 },
      });
      expect(existing.access).not.toBe('');
    }
    await runJobs(shop.services);
    expect(await rowOf(answer.order_id)).toMatchObject({ state: 'paid' });
  });

  test('sells the last piece, and marks what it was of as sold out [S9.911]', async () => {
    const { db } = shop.database;
    await db.update(tables.productVariants).set({ stock: 1 });
    await begun(free({ cartItems: [claim(COUNTED, 1, 'M'), claim(COUNTED, 1, 'L')] }));
    const answer = await shop.testApp.get(`/product?id=${COUNTED}`);
    expect(await answer.json()).toMatchObject({ isSoldOut: true });
    expect(await refusalOf(await begin(free()))).toMatchObject({ code: 409 });
  });

  test('needs nobody who takes payments, whatever way to pay is named [S7.911] [S7.913]', async () => {
    const { db, services } = { db: shop.database.db, services: shop.services };
    const offline = and(eq(tables.shops.id, SHOP_A));
    await db.update(tables.shops).set({ host: 'till.example' }).where(offline);
    const { payments } = services.config;
    const { secretKey } = payments.stripe;
    payments.stripe.secretKey = '';
    try {
      const from = { host: 'till.example' };
      expect(await refusalOf(await begin({}, from))).toMatchObject({ code: 503 });
      const answer = await begun(free({ method: 'paypal' }), from);
      expect(await rowOf(answer.order_id)).toMatchObject({ state: 'paid', method: '' });
    } finally {
      payments.stripe.secretKey = secretKey;
      await db.update(tables.shops).set({ host: 'localhost' }).where(offline);
    }
  });

  test('is the server’s word alone: nobody gets goods for nothing by saying so [S7.913]', async () => {
    for (const changes of [
      { coupon: null },
      { cartItems: [claim(BARE)] },
      { protect: true },
      { coupon: null, discount: 39.98, shipping_cost: 0 },
    ]) {
      expect(await refusalOf(await begin(free(changes)))).toMatchObject({ code: 409 });
    }
    expect(await shop.orders()).toEqual([]);
  });

  test('is refused below what card networks take, unless it is nothing [S7.913]', async () => {
    const refused = await refusalOf(await begin(free({ protect: true, amount: 0.49 })));
    expect(refused).toMatchObject({ code: 422, message: 'An order must come to $0.50 at least.' });
  });
});

describe('however often it is sent', () => {
  test('it is one order, also by many at once and by the same again [S7.912] [S9.911]', async () => {
    const body = free({ checkout_key: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 12 }, () => begun(body)));
    expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1);
    expect(await begun({ ...body, method: 'stripe' })).toEqual(answers[0]);
    expect(await shop.orders()).toHaveLength(1);
    expect([await stockOf('M'), await couponUses()]).toEqual([3, 1]);
    expect(await mailsTo(answers[0]?.order_id ?? '')).toHaveLength(1);
  });

  test('one that used up its coupon and took the last pieces says so when it is sent again [S7.912]', async () => {
    const { db } = shop.database;
    await db.update(tables.coupons).set({ usageLimit: 1 });
    await db.update(tables.productVariants).set({ stock: 2 });
    const bought = [claim(COUNTED, 2, 'M'), claim(COUNTED, 2, 'L')];
    const body = free({ checkout_key: randomUUID(), cartItems: bought });
    const placed = await begun(body);
    expect(await refusalOf(await begin(free({ cartItems: bought })))).not.toHaveProperty('paid');
    const paid = { order_id: placed.order_id, session_id: placed.session_id };
    expect(await refusalOf(await begin(body))).toMatchObject({
      ...{ code: 409, paid: { ...paid, is_same: true } },
    });
    const other = await refusalOf(await begin({ ...body, cartItems: bought.slice(1) }));
    expect(other).toMatchObject({ code: 409, paid: { ...paid, is_same: false } });
  });

  test('something else of the same checkout says that it is placed already [S7.912]', async () => {
    const checkout_key = randomUUID();
    const first = await begun(free({ checkout_key }));
    const other = free({ checkout_key, cartItems: [claim(COUNTED, 3, 'M')] });
    expect(await refusalOf(await begin(other))).toMatchObject({
      code: 409,
      paid: { order_id: first.order_id, session_id: first.session_id, is_same: false },
    });
  });

  test('an order that was to be paid gives way to the one that comes to nothing [S7.912]', async () => {
    const checkout_key = randomUUID();
    const paying = await begun(free({ checkout_key, coupon: null, amount: 39.98 }));
    const placed = await begun(free({ checkout_key }));
    expect((await rowOf(paying.order_id)).state).toBe('cancelled');
    expect((await rowOf(placed.order_id)).state).toBe('paid');
    expect(await stockOf('M')).toBe(3);
  });

  test('the last use of its coupon goes to one order [S9.911]', async () => {
    await shop.database.db.update(tables.coupons).set({ usageLimit: 1 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => begin(free())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await couponUses()).toBe(1);
  });

  test('one that fails on the way leaves nothing, and is placed by the next try [S7.912]', async () => {
    const { pool } = shop.database;
    await pool.query(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'away'; END $$;
      CREATE TRIGGER fail BEFORE UPDATE ON coupons FOR EACH ROW EXECUTE FUNCTION fail()`);
    const body = free({ checkout_key: randomUUID() });
    expect((await begin(body)).status).toBe(500);
    expect(await shop.orders()).toEqual([]);
    expect(await stockOf('M')).toBe(5);
    await pool.query('DROP TRIGGER fail ON coupons; DROP FUNCTION fail');
    expect(await begun(body)).toMatchObject({ amount: 0 });
    expect(await stockOf('M')).toBe(3);
  });
});

test('the shop cancels it: its pieces are on sale again, and nothing is given back [S7.914] [S7.916]', async () => {
  const answer = await begun(free());
  const order = await orderOf(answer.order_id);
  expect(order).toMatchObject({
    payment: { provider: 'none', paid: 0, refunded: 0, refundDue: 0 },
    actions: ['produce', 'fulfil', 'cancel'],
    ...{ currency: 'usd', totals: answer.totals },
  });
  const { data: list } = await received('orderList', { filter: 'to-send' });
  expect(list.entries).toMatchObject([{ order_id: answer.order_id, total: 0, currency: 'usd' }]);
  const { data } = await received('orderCancel', await seenOf(answer.order_id));
  expect(data).toMatchObject({
    status: 'cancelled',
    payment: { paid: 0, refunded: 0 },
    actions: [],
  });
  expect(await stockOf('M')).toBe(5);
  const mails = await mailsTo(answer.order_id);
  expect(mails.map(({ plain }) => plain).join()).toMatch(/You\s+were not charged\./);
  expect(await confirmed(answer)).toMatchObject({
    ...{ paid: false, message: 'This order was canceled. Nothing was charged.' },
  });
  expect((await begun(free({ checkout_key: randomUUID() }))).order_id).not.toBe(answer.order_id);
});
