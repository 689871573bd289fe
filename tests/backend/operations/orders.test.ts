import { desc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { matching } from '@/backend/db/rows';
import * as tables from '@/backend/db/schema';
import { isPlaced } from '@/backend/db/schema';
import { runJobs } from '@/backend/upkeep';
import { orderSchemas } from '@/core/calls/orders.schema';
import type { OrderFilter } from '@/core/model/operations';
import type { OrderState } from '@/core/model/order';
import { productSchema } from '@/core/model/product.schema';
import { cameTo } from '../../support/came-to';
import { SHOP_A, SHOP_B } from '../api/seed';
import { COUNTED, claim } from '../checkout/checkout-shop';
import { withOperations } from './operations-shop';

const office = withOperations();
const { received, refused, seenOf, orderOf, paidOrder, rowOf } = office;
const TOTAL = 26.49;
const PARCEL = { carrier: 'DHL', trackingNumber: 'JD01', trackingUrl: 'https://dhl.example/JD01' };
const counted = { cartItems: [claim(COUNTED, 1, 'M')] };

const stockOf = async (size: string) => {
  const { db } = office.shop.database;
  const { productVariants } = tables;
  const rows = await db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, COUNTED));
  return rows.find(({ options }) => options[0]?.value === size)?.stock;
};

/** Gives all the money back, as somebody does at Stripe. */
async function giveBackByHand(number: string): Promise<void> {
  const { stripe, webhook } = office.shop;
  const { sessionId, paidMinor } = await rowOf(number);
  stripe.giveBack(sessionId, paidMinor);
  await webhook(stripe.event(sessionId, 'charge.refunded'));
}

beforeEach(async () => {
  await office.shop.database.db.update(tables.productVariants).set({ stock: 5 });
});

describe('placed orders', () => {
  const { database } = office.shop;
  const step = (state: OrderState) => ({ state, at: '2026-01-01T00:00:00.000Z' });
  const ORDERS = {
    created: { state: 'created' },
    pending: { state: 'pending', sessionId: 'x-pending' },
    abandoned: { state: 'cancelled', steps: [step('created'), step('cancelled')] },
    paid: { state: 'paid', paidMinor: 100 },
    sent: { state: 'fulfilled', paidMinor: 100 },
    'canceled-paid': { state: 'cancelled', paidMinor: 100 },
    'canceled-free': { state: 'cancelled', steps: [step('paid'), step('cancelled')] },
    refunded: { state: 'refunded', paidMinor: 100, refundedMinor: 100 },
  } as const;
  const UNPAID = ['abandoned', 'created', 'pending'];
  afterAll(() => database.db.delete(tables.orders).where(like(tables.orders.number, 'APART-%')));

  test('stand apart from those that wait for their payment, or were abandoned [S2.1595]', async () => {
    const rows = Object.entries(ORDERS).map(([name, values]) => ({
      ...{ shopId: SHOP_A, number: `APART-${name}`, email: 'apart@a.example' },
      ...cameTo({ goods: 100 }),
      ...values,
      steps: 'steps' in values ? [...values.steps] : [],
    }));
    await database.db.insert(tables.orders).values(rows);
    const numbersOf = async (filter: OrderFilter) => {
      const { data } = await received('orderList', { search: 'APART-', filter });
      expect(data.total).toBe(data.entries.length);
      return data.entries.map(({ order_id }) => order_id.replace('APART-', '')).sort();
    };
    expect(await numbersOf('unpaid')).toEqual(UNPAID);
    expect(await numbersOf('placed')).toEqual(
      Object.keys(ORDERS)
        .filter((name) => !UNPAID.includes(name))
        .sort(),
    );
    expect(await numbersOf('all')).toEqual(Object.keys(ORDERS).sort());
  });

  test('are read from an index, in their order [S2.1595]', async () => {
    const { pool, db } = database;
    await pool.query('ANALYZE orders');
    const plans: string[] = [];
    for (const isOf of [isPlaced(tables.orders), sql`NOT ${isPlaced(tables.orders)}`, undefined]) {
      const listed = db
        .select()
        .from(tables.orders)
        .where(matching(tables.orders, { shopId: SHOP_A }, isOf))
        .orderBy(desc(tables.orders.placedAt), desc(tables.orders.id))
        .limit(25);
      const plan = await db.transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL enable_seqscan = off`);
        await tx.execute(sql`SET LOCAL enable_bitmapscan = off`);
        return tx.execute(sql`EXPLAIN ${listed}`);
      });
      plans.push(JSON.stringify(plan.rows));
    }
    for (const [at, index] of [
      'orders_placed_idx',
      'orders_unpaid_idx',
      'orders_shop_idx',
    ].entries()) {
      expect(plans[at]).toContain(`Index Scan Backward using ${index}`);
      expect(plans[at]).not.toContain('Sort');
    }
  });
});

describe('the list of orders', () => {
  const MANY = 30;

  test('has pages of 25, the newest first, with the number of all [S7.322]', async () => {
    const { db } = office.shop.database;
    await db.insert(tables.orders).values(
      Array.from({ length: MANY }, (_, at) => ({
        ...{ shopId: SHOP_A, number: `OLD-${at}`, email: `old${at}@a.example` },
        ...{ ...cameTo({ goods: 100 }), name: `Old ${at}`, state: 'delivered' as const },
        placedAt: new Date(Date.UTC(2020, 0, 1 + at)),
      })),
    );
    await db.insert(tables.orders).values({
      ...{ shopId: SHOP_B, number: 'OLD-B', email: 'old@b.example', state: 'delivered' },
      ...cameTo({ goods: 1 }),
    });
    const { data } = await received('orderList', { filter: 'delivered' });
    expect([data.entries.length, data.total]).toEqual([25, MANY]);
    expect(data.entries[0]).toMatchObject({ order_id: 'OLD-29', status: 'delivered', total: 1 });
    const next = await received('orderList', { filter: 'delivered', page: 2 });
    expect(next.data.entries.map(({ order_id }) => order_id)).toEqual(
      [4, 3, 2, 1, 0].map((at) => `OLD-${at}`),
    );
    expect((await received('orderList', { page: 99 })).data.entries).toEqual([]);
  });

  test('is searched by number, e-mail and name, and takes no signs for others [S7.323]', async () => {
    const result = async (search: string) =>
      (await received('orderList', { search })).data.entries.map(({ order_id }) => order_id);
    expect(await result('#old-7')).toEqual(['OLD-7']);
    expect(await result('OLD12@A')).toEqual(['OLD-12']);
    expect(await result('old 3')).toEqual(['OLD-3']);
    for (const nothing of ['%', '_', '\\', 'old-b', "' or 1=1"]) {
      expect(await result(nothing), nothing).toEqual([]);
    }
  });

  test('shows those that are to be sent, and those that something is wrong with [S7.324]', async () => {
    const number = await paidOrder();
    const { data } = await received('orderList', { filter: 'to-send' });
    expect(data.entries.map(({ order_id }) => order_id)).toEqual([number]);
    expect(data.entries[0]).toMatchObject({ name: 'Ada Finch', pieces: 1, total: TOTAL });
    expect((await received('orderList', { filter: 'attention' })).data.total).toBe(0);
    await office.shop.database.db
      .update(tables.orders)
      .set({ problem: 'It was paid in eur.' })
      .where(eq(tables.orders.number, number));
    expect((await received('orderList', { filter: 'attention' })).data.total).toBe(1);
    expect((await received('waiting')).data).toMatchObject({ orders: 1 });
    await office.shop.database.db.update(tables.orders).set({ problem: '' });
  });
});

test('a whole order has contact, address, lines, sums, payment and what may be done [S7.325]', async () => {
  const number = await paidOrder(counted);
  const order = await orderOf(`#${number.toLowerCase()}`);
  expect(order).toMatchObject({
    ...{ order_id: number, status: 'paid', email: 'ada@example.com', name: 'Ada Finch' },
    address: { line1: '1 Mill Lane', city: 'Portland', country: 'US' },
    items: [{ name: 'Counted', quantity: 1, price: 19.99, sku: 'COUNTED-M' }],
    ...{ shipping: 6.5, total: TOTAL },
    payment: { provider: 'stripe', method: 'redirect', paid: TOTAL, refunded: 0, refundDue: 0 },
    actions: ['produce', 'fulfil', 'refund', 'cancel'],
  });
  expect(order.payment.paymentId).toMatch(/^pi_/);
});

describe('sending', () => {
  test('notes carrier and number, which the shopper sees, and is done once [S7.326]', async () => {
    const number = await paidOrder();
    const seen = await seenOf(number);
    const { data } = await received('orderFulfil', { ...seen, ...PARCEL });
    expect(data).toMatchObject({ status: 'fulfilled', ...PARCEL, actions: ['deliver', 'refund'] });
    const request = { order_id: number, email: 'ada@example.com' };
    const tracked = await office.shop.post('/track-order', request);
    expect(await tracked.json()).toMatchObject({ data: { status: 'fulfilled', ...PARCEL } });
    expect(await refused('orderFulfil', { ...seen, ...PARCEL })).toMatchObject({ code: 409 });
    expect((await rowOf(number)).steps.map(({ state }) => state)).toEqual([
      ...['created', 'pending', 'paid', 'fulfilled'],
    ]);
  });

  test('says which field is wrong [S8.300]', async () => {
    const number = await paidOrder();
    const seen = await seenOf(number);
    const wrong = [
      [{ carrier: '  ' }, 'carrier'],
      [{ trackingNumber: '' }, 'trackingNumber'],
      [{ trackingUrl: 'http://dhl.example/1' }, 'trackingUrl'],
      [{ trackingUrl: 'javascript:alert(1)' }, 'trackingUrl'],
      [{ trackingUrl: 'dhl' }, 'trackingUrl'],
    ] as const;
    for (const [change, path] of wrong) {
      const answer = await refused('orderFulfil', { ...seen, ...PARCEL, ...change });
      expect(answer, path).toMatchObject({ code: 422, path });
      expect(answer.message).toMatch(/^(Say who|Enter )/);
    }
    expect((await rowOf(number)).state).toBe('paid');
  });

  test('goes by production and arrival, each in its turn [S7.327]', async () => {
    const number = await paidOrder();
    const advance = async (to: string) =>
      received('orderAdvance', { ...(await seenOf(number)), to });
    const tooEarly = { ...(await seenOf(number)), to: 'delivered' };
    expect(await refused('orderAdvance', tooEarly)).toMatchObject({ code: 409 });
    expect((await advance('in-production')).data.status).toBe('in-production');
    await received('orderFulfil', { ...(await seenOf(number)), ...PARCEL, trackingUrl: '' });
    expect((await advance('delivered')).data).toMatchObject({
      status: 'delivered',
      actions: ['refund'],
    });
  });

  test('is refused for what is not paid, and for what all goes back [S8.301]', async () => {
    const { order_id } = await office.shop.begun();
    const unpaid = { ...(await seenOf(order_id)), ...PARCEL };
    expect(await refused('orderFulfil', unpaid)).toMatchObject({
      code: 409,
      message: expect.stringContaining('isn’t paid'),
    });
    const number = await paidOrder();
    office.shop.stripe.failures.push({ path: /refunds/, status: 500, times: 9 });
    await received('orderRefund', await seenOf(number));
    const input = { ...(await seenOf(number)), ...PARCEL };
    expect(await refused('orderFulfil', input)).toMatchObject({ code: 409 });
    office.shop.stripe.failures.length = 0;
  });
});

describe('a refund', () => {
  test('gives back a part, then all that is left, and ends as refunded [S7.328]', async () => {
    const number = await paidOrder();
    const part = await received('orderRefund', { ...(await seenOf(number)), amount: 6.49 });
    expect(part.data).toMatchObject({ status: 'paid', payment: { refunded: 6.49, refundDue: 0 } });
    const { data } = await received('orderRefund', await seenOf(number));
    expect(data).toMatchObject({ status: 'refunded', payment: { refunded: TOTAL }, actions: [] });
    expect(office.shop.stripe.refunds.slice(-2).map(({ amount }) => amount)).toEqual([649, 2000]);
  });

  test('is what its shopper sees, each with its moment, and what is on its way [S7.1303]', async () => {
    const number = await paidOrder();
    const { email } = await rowOf(number);
    const shown = async () => {
      const answer = await office.shop.post('/track-order', { order_id: number, email });
      return orderSchemas.trackOrder.response.parse(await answer.json()).data;
    };
    expect(await shown()).toMatchObject({ refunds: [], refundDue: 0 });
    await received('orderRefund', { ...(await seenOf(number)), amount: 6.49 });
    office.shop.stripe.failures.push({ path: /refunds/, status: 500, times: 9 });
    await received('orderRefund', { ...(await seenOf(number)), amount: 3 });
    office.shop.stripe.failures.length = 0;
    const first = { amount: 6.49, at: expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/) };
    expect(await shown()).toMatchObject({ status: 'paid', refunds: [first], refundDue: 3 });
    await received('orderRetryRefund', await seenOf(number));
    await received('orderRefund', await seenOf(number));
    expect(await shown()).toMatchObject({
      ...{ status: 'refunded', refundDue: 0 },
      refunds: [first, { amount: 3 }, { amount: 17 }],
    });
  });

  test('of all that was not sent puts the pieces back on sale [S9.217]', async () => {
    const { db } = office.shop.database;
    await db.update(tables.productVariants).set({ stock: 0 });
    const onlyM = eq(tables.productVariants.position, 0);
    for (const give of ['orderRefund', 'orderCancel', 'by hand'] as const) {
      await db.update(tables.productVariants).set({ stock: 1 }).where(onlyM);
      const number = await paidOrder(counted);
      const isSoldOut = async () => {
        const answer = await office.shop.testApp.get(`/product?id=${COUNTED}`);
        return productSchema.parse(await answer.json()).isSoldOut ?? false;
      };
      expect([await stockOf('M'), await isSoldOut()]).toEqual([0, true]);
      if (give === 'by hand') await giveBackByHand(number);
      else await received(give, await seenOf(number));
      expect([await stockOf('M'), await isSoldOut()]).toEqual([1, false]);
    }
  });

  test('of what is on its way leaves the count as it is [S9.217]', async () => {
    const number = await paidOrder(counted);
    await received('orderFulfil', { ...(await seenOf(number)), ...PARCEL });
    // Somebody took it off sale by hand meanwhile.
    const { db } = office.shop.database;
    await db.update(tables.productVariants).set({ stock: 0 });
    await db
      .update(tables.productVariants)
      .set({ stock: 1 })
      .where(eq(tables.productVariants.position, 0));
    const isCounted = eq(tables.products.id, COUNTED);
    await db.update(tables.products).set({ isSoldOut: true }).where(isCounted);
    await giveBackByHand(number);
    expect((await rowOf(number)).state).toBe('refunded');
    const [product] = await db.select().from(tables.products).where(isCounted);
    expect([await stockOf('M'), product?.isSoldOut]).toEqual([1, true]);
    await db.update(tables.products).set({ isSoldOut: false }).where(isCounted);
  });

  test('that came back from the bank is told, and can be made once more [S8.310]', async () => {
    const { stripe, webhook } = office.shop;
    const number = await paidOrder();
    await received('orderRefund', await seenOf(number));
    const { sessionId } = await rowOf(number);
    stripe.giveBack(sessionId, -2649);
    await webhook(stripe.event(sessionId, 'refund.failed'));
    const failed = await orderOf(number);
    expect(failed.payment).toMatchObject({
      refunded: 0,
      problem: expect.stringContaining('didn’t reach'),
    });
    expect(failed.refunds).toEqual([]);
    expect((await received('orderList', { filter: 'attention' })).data.entries[0]?.order_id).toBe(
      number,
    );
    const { data } = await received('orderRefund', await seenOf(number));
    expect(data.payment).toMatchObject({ refunded: TOTAL, problem: '' });
    expect(stripe.refunds.at(-1)).toMatchObject({ amount: 2649 });
  });

  test('takes no amount that is none, or more than is left [S8.302]', async () => {
    const number = await paidOrder();
    for (const amount of [0, -1, 0.001, 26.5, 1e9]) {
      const answer = await refused('orderRefund', { ...(await seenOf(number)), amount });
      expect(answer, String(amount)).toMatchObject({ code: 422, path: 'amount' });
    }
    const words = await refused('orderRefund', { ...(await seenOf(number)), amount: 26.5 });
    expect(words.message).toBe('You can refund up to $26.49.');
    expect((await rowOf(number)).refundDueMinor).toBe(0);
  });

  test('that the provider does not take stays due, is tried again, and no other begins meanwhile [S7.329]', async () => {
    const number = await paidOrder();
    office.shop.stripe.failures.push({ path: /refunds/, status: 500, times: 99 });
    const { data } = await received('orderRefund', { ...(await seenOf(number)), amount: 5 });
    expect(data).toMatchObject({ payment: { refunded: 0, refundDue: 5 } });
    expect(data.actions).toContain('retry-refund');
    expect(data.actions).not.toContain('refund');
    expect(data.actions).not.toContain('cancel');
    expect(await refused('orderRefund', await seenOf(number))).toMatchObject({ code: 409 });
    expect(await refused('orderCancel', await seenOf(number))).toMatchObject({ code: 409 });
    office.shop.stripe.failures.length = 0;
    const again = await received('orderRetryRefund', await seenOf(number));
    expect(again.data.payment).toMatchObject({ refunded: 5, refundDue: 0 });
    await runJobs(office.shop.services);
    expect((await rowOf(number)).refundedMinor).toBe(500);
  });
});

describe('cancelling', () => {
  test('what is paid puts the pieces back and gives all the money back [S7.330]', async () => {
    const number = await paidOrder(counted);
    expect(await stockOf('M')).toBe(4);
    const { data } = await received('orderCancel', await seenOf(number));
    expect(data).toMatchObject({ status: 'refunded', payment: { refunded: TOTAL, refundDue: 0 } });
    expect(data.steps.map(({ state }) => state).slice(-2)).toEqual(['cancelled', 'refunded']);
    expect(await stockOf('M')).toBe(5);
  });

  test('pieces that were not counted when they were ordered do not come back [S9.946]', async () => {
    const { db } = office.shop.database;
    const setStock = (stock: number | null) => db.update(tables.productVariants).set({ stock });
    await setStock(null);
    const uncounted = await paidOrder(counted);
    await setStock(3);
    await received('orderCancel', await seenOf(uncounted));
    expect(await stockOf('M')).toBe(3);
    // And those that were come back, whatever was counted meanwhile.
    const number = await paidOrder(counted);
    await setStock(null);
    await setStock(7);
    await received('orderCancel', await seenOf(number));
    expect(await stockOf('M')).toBe(8);
  });

  test('what its shop does not sell any more stays away, and the money goes back all the same [S9.946] [S7.330]', async () => {
    const { db } = office.shop.database;
    const number = await paidOrder(counted);
    const inTemplate = async (template: string) => {
      await db.insert(tables.templates).values({ name: template }).onConflictDoNothing();
      await db.update(tables.shops).set({ template }).where(eq(tables.shops.id, SHOP_A));
    };
    await inTemplate('another');
    const { data } = await received('orderCancel', await seenOf(number));
    await inTemplate('classic');
    expect(data).toMatchObject({ status: 'refunded', payment: { refunded: TOTAL } });
    expect(await stockOf('M')).toBe(4);
  });

  test('what is not paid closes its payment first [S7.331]', async () => {
    const { order_id, session_id } = await office.shop.begun(counted);
    const { data } = await received('orderCancel', await seenOf(order_id));
    expect(data).toMatchObject({ status: 'cancelled', actions: [] });
    expect(office.shop.stripe.sessions.get(session_id)?.status).toBe('expired');
    expect(await office.shop.database.db.select().from(tables.stockHolds)).toEqual([]);
  });

  test('what is paid in this moment is told, and stays paid [S8.303]', async () => {
    const { order_id, session_id } = await office.shop.begun(counted);
    const seen = await seenOf(order_id);
    office.shop.stripe.pay(session_id);
    expect(await refused('orderCancel', seen)).toMatchObject({
      code: 409,
      message: expect.stringContaining('changed meanwhile'),
    });
    expect(await rowOf(order_id)).toMatchObject({ state: 'paid', refundDueMinor: 0 });
  });

  test('what cannot be asked about changes nothing, and what is sent is too late [S8.304]', async () => {
    const { order_id } = await office.shop.begun();
    office.shop.stripe.failures.push({ path: /sessions/, status: 500, times: 99 });
    expect(await refused('orderCancel', await seenOf(order_id))).toMatchObject({ code: 502 });
    expect((await rowOf(order_id)).state).toBe('pending');
    office.shop.stripe.failures.length = 0;
    const number = await paidOrder();
    await received('orderFulfil', { ...(await seenOf(number)), ...PARCEL });
    expect(await refused('orderCancel', await seenOf(number))).toMatchObject({ code: 409 });
  });
});
