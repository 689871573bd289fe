import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { runJobs } from '@/backend/upkeep';
import { SHOP_A } from '../api/seed';
import { COUNTED, claim, refusalOf, withCheckoutShop } from './checkout-shop';

let clock = Date.now();
const shop = withCheckoutShop({ now: () => clock });
const { begin, begun, confirm, confirmed, stripe, webhook } = shop;
const one = { cartItems: [claim(COUNTED, 1, 'M')] };

const stockOf = async (size: string) => {
  const { db } = shop.database;
  const rows = await db
    .select()
    .from(tables.productVariants)
    .where(eq(tables.productVariants.productId, COUNTED));
  return rows.find(({ options }) => options[0]?.value === size)?.stock;
};
const rowOf = async (number: string) => {
  const { db } = shop.database;
  const [row] = await db.select().from(tables.orders).where(eq(tables.orders.number, number));
  return row;
};

beforeEach(async () => {
  const { db } = shop.database;
  clock = Date.now();
  await db.delete(tables.stockHolds);
  await db.update(tables.productVariants).set({ stock: 5 });
  await db.update(tables.products).set({ isSoldOut: false }).where(eq(tables.products.id, COUNTED));
});

test('200 buyers at once for 5 pieces are exactly 5 paid orders [S9.213]', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => begin(one)));
  const taken = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect([taken.length, refused.length]).toEqual([5, 195]);
  for (const answer of refused) {
    const { code, message } = await refusalOf(answer);
    expect([code, message]).toEqual([409, expect.stringMatching(/sold out/)]);
  }
  const paid = await Promise.all(
    taken.map(async (answer) => {
      const session = await answer.json();
      stripe.pay(session.session_id);
      return confirmed(session);
    }),
  );
  expect(paid.filter((answer) => answer.paid)).toHaveLength(5);
  expect(await stockOf('M')).toBe(0);
  expect(await stockOf('L')).toBe(5);
});

test('a checkout sent 100 times, told of 20 times and opened 5 times is one order and one charge [S9.201]', async () => {
  const checkout = { ...one, checkout_key: randomUUID() };
  const sent = await Promise.all(Array.from({ length: 100 }, () => begun(checkout)));
  const [first] = sent;
  if (!first) throw new Error('Nothing was sent.');
  expect(new Set(sent.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const charges = stripe.charges.length;
  stripe.pay(first.session_id);
  const event = stripe.event(first.session_id, 'checkout.session.completed');
  const results = await Promise.all([
    ...Array.from({ length: 20 }, () => webhook(event)),
    ...Array.from({ length: 5 }, () => confirm(first)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(Array(25).fill(200));
  expect(stripe.charges.length - charges).toBe(1);
  const row = await rowOf(first.order_id);
  expect(row).toMatchObject({ state: 'paid', paidMinor: 2649 });
  expect(row?.steps.map(({ state }) => state)).toEqual(['created', 'pending', 'paid']);
  expect(await stockOf('M')).toBe(4);
  const { db } = shop.database;
  const { orders } = tables;
  const existing = await db
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, SHOP_A), eq(orders.checkoutKey, checkout.checkout_key)));
  expect(existing).toHaveLength(1);
});

describe('four events in any order, each twice', () => {
  const TYPES = [
    'payment_intent.payment_failed',
    'payment_intent.succeeded',
    'checkout.session.completed',
    'charge.refunded',
  ] as const;

  test.each([
    ['half', 1000, ['paid', 2649, 1000, 3]],
    ['all', 2649, ['refunded', 2649, 2649, 4]],
  ])(
    'end in the same state, all 24 ways, with %s given back [S9.202]',
    async (_, back, end) => {
      const ends = [];
      for (const way of permutations([...TYPES])) {
        const { session_id, order_id } = await begun({ cartItems: [claim(COUNTED, 1, 'L')] });
        stripe.pay(session_id);
        stripe.giveBack(session_id, back);
        const events = way.map((type) => stripe.event(session_id, type));
        for (const event of [...events, ...events.toReversed()]) {
          expect((await webhook(event)).status).toBe(200);
        }
        const row = await rowOf(order_id);
        ends.push([row?.state, row?.paidMinor, row?.refundedMinor, row?.steps.length]);
        await shop.database.db.update(tables.productVariants).set({ stock: 5 });
      }
      expect(ends).toEqual(Array(24).fill(end));
    },
    60_000,
  );
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, place) =>
    permutations(items.toSpliced(place, 1)).map((rest) => [item, ...rest]),
  );
}

describe('pieces that are counted', () => {
  const MINUTE_MS = 60_000;

  test('are kept for ten minutes, and then for others [S9.203]', async () => {
    const five = { cartItems: [claim(COUNTED, 5, 'M')], amount: 106.45 };
    const first = await begun(five);
    expect(await refusalOf(await begin(one))).toMatchObject({
      code: 409,
      message: expect.stringMatching(/sold out/),
    });
    clock += 10 * MINUTE_MS + 1;
    const second = await begun(one);
    stripe.pay(second.session_id);
    expect(await confirmed(second)).toMatchObject({ paid: true });
    // Paid too late: others were faster, and the money goes back by itself.
    stripe.pay(first.session_id);
    expect(await confirmed(first)).toMatchObject({
      paid: false,
      message: expect.stringContaining('refunded'),
    });
    expect(stripe.refunds.at(-1)).toMatchObject({ amount: 10645 });
    expect(await rowOf(first.order_id)).toMatchObject({
      state: 'refunded',
      refundedMinor: 10645,
      refundDueMinor: 0,
    });
    expect(await stockOf('M')).toBe(4);
  });

  test('of several lines are counted together [S9.204]', async () => {
    const lines = [claim(COUNTED, 3, 'M'), claim(COUNTED, 3, 'M')];
    const refused = await refusalOf(await begin({ cartItems: lines, amount: 126.44 }));
    expect(refused).toMatchObject({ code: 409, message: expect.stringContaining('only 5 left') });
    const both = [claim(COUNTED, 3, 'M'), claim(COUNTED, 3, 'L')];
    expect(await begun({ cartItems: both, amount: 126.44 })).toMatchObject({ amount: 126.44 });
  });

  test('are free again where the checkout is given up [S9.205]', async () => {
    const checkout_key = randomUUID();
    const five = { cartItems: [claim(COUNTED, 5, 'M')], amount: 106.45, checkout_key };
    await begun(five);
    await begun({ ...one, checkout_key });
    expect(
      await begun({
        ...five,
        cartItems: [claim(COUNTED, 4, 'M')],
        amount: 86.46,
        checkout_key: randomUUID(),
      }),
    ).toMatchObject({ amount: 86.46 });
  });

  test('make a product sold out with the last of them [S9.206]', async () => {
    for (const size of ['M', 'L']) {
      const session = await begun({ cartItems: [claim(COUNTED, 5, size)], amount: 106.45 });
      stripe.pay(session.session_id);
      await confirmed(session);
    }
    const answer = await shop.testApp.get(`/product?id=${COUNTED}`);
    expect(await answer.json()).toMatchObject({
      isSoldOut: true,
      rows: [{ stock: 'sold-out' }, { stock: 'sold-out' }],
    });
  });
});

describe('a payment that nobody tells of', () => {
  const MINUTE_MS = 60_000;

  test('is asked about after five minutes, and completes the order [S9.207]', async () => {
    const { session_id, order_id } = await begun(one);
    stripe.pay(session_id);
    await runJobs(shop.services);
    expect(await rowOf(order_id)).toMatchObject({ state: 'pending' });
    clock += 5 * MINUTE_MS;
    await Promise.all([runJobs(shop.services), runJobs(shop.services)]);
    expect(await rowOf(order_id)).toMatchObject({ state: 'paid', checkAt: null });
  });

  test('that does not come is given up after an hour [S9.208]', async () => {
    const { session_id, order_id } = await begun(one);
    for (const minutes of [5, 11, 21, 41]) {
      clock += minutes * MINUTE_MS;
      await runJobs(shop.services);
    }
    expect(await rowOf(order_id)).toMatchObject({ state: 'cancelled', checkAt: null });
    expect(stripe.sessions.get(session_id)?.status).toBe('expired');
  });

  test('is asked about again later where the provider is away [S9.207]', async () => {
    const { session_id, order_id } = await begun(one);
    stripe.pay(session_id);
    clock += 5 * MINUTE_MS;
    stripe.failures.push({ path: /sessions/, status: 500, times: 3 });
    await runJobs(shop.services);
    expect(await rowOf(order_id)).toMatchObject({ state: 'pending' });
    clock += 10 * MINUTE_MS;
    await runJobs(shop.services);
    expect(await rowOf(order_id)).toMatchObject({ state: 'paid' });
  });

  test('a refund that failed is made later, once [S9.209]', async () => {
    const late = await begun({ cartItems: [claim(COUNTED, 5, 'M')], amount: 106.45 });
    clock += 11 * MINUTE_MS;
    const other = await begun(one);
    stripe.pay(other.session_id);
    await confirmed(other);
    stripe.pay(late.session_id);
    const before = stripe.refunds.length;
    stripe.failures.push({ path: /refunds/, status: 500, times: 3 });
    await confirmed(late);
    expect(await rowOf(late.order_id)).toMatchObject({ state: 'cancelled', refundDueMinor: 10645 });
    clock += 61_000;
    await Promise.all([runJobs(shop.services), runJobs(shop.services)]);
    await runJobs(shop.services);
    expect(stripe.refunds.length - before).toBe(1);
    expect(await rowOf(late.order_id)).toMatchObject({ state: 'refunded', refundDueMinor: 0 });
  });
});

test('the last use of a coupon goes to one order [S9.210]', async () => {
  const { db } = shop.database;
  await db
    .insert(tables.coupons)
    .values({ shopId: SHOP_A, code: 'LAST', kind: 'percentage', value: 50, usageLimit: 1 });
  const half = { ...one, coupon: 'LAST', amount: 16.49 };
  const answers = await Promise.all(Array.from({ length: 20 }, () => begin(half)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const taken = answers.find(({ status }) => status === 200);
  const session = await taken?.json();
  stripe.pay(session.session_id);
  expect(await confirmed(session)).toMatchObject({ paid: true });
  const [coupon] = await db
    .select()
    .from(tables.coupons)
    .where(inArray(tables.coupons.code, ['LAST']));
  expect(coupon?.timesUsed).toBe(1);
});

test('goods and coupon of one payment and of twenty checkouts wait for each other in no circle [S9.215]', async () => {
  const { db } = shop.database;
  await db.update(tables.productVariants).set({ stock: 500 });
  await db.insert(tables.coupons).values({
    ...{ shopId: SHOP_A, code: 'MANY', kind: 'percentage', value: 50, usageLimit: 500 },
  });
  const half = { ...one, coupon: 'MANY', amount: 16.49 };
  for (let round = 0; round < 5; round += 1) {
    const paid = await Promise.all(Array.from({ length: 8 }, () => begun(half)));
    for (const { session_id } of paid) stripe.pay(session_id);
    const answers = await Promise.all([
      ...paid.map((session) => confirm(session)),
      ...Array.from({ length: 12 }, () => begin(half)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  }
});

test('nothing of all this was an unexpected error', () => {
  expect(
    shop.logged.filter((line) => line.includes('unexpected') || line.includes('a job failed')),
  ).toEqual([]);
});
