import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { runJobs } from '@/backend/upkeep';
import { SHOP_A } from '../api/seed';
import { BARE, COUNTED, claim, FORM } from '../checkout/checkout-shop';
import { withOperations } from '../operations/operations-shop';
import { takeEvents, takeKinds, without } from './take-events';

let clock = Date.now();
const office = withOperations({ now: () => clock });
const { received, send, seenOf, paidOrder, rowOf } = office;
const { database, begin, begun, confirm, confirmed, stripe, webhook } = office.shop;
const MINUTE_MS = 60_000;
const PARCEL = { carrier: 'DHL', trackingNumber: 'JD01', trackingUrl: 'https://dhl.example/JD01' };
const counted = { cartItems: [claim(COUNTED, 2, 'M')], amount: 46.48 };
let adminId = '';

beforeAll(async () => {
  const { admins } = tables;
  const [admin] = await database.db.select().from(admins).where(eq(admins.shopId, SHOP_A));
  adminId = admin?.id ?? '';
});
beforeEach(async () => {
  clock = Date.now();
  await database.db.update(tables.productVariants).set({ stock: 5 });
  await takeEvents(database);
});

const act = async (name: Parameters<typeof received>[0], number: string, body: object = {}) =>
  received(name, { ...(await seenOf(number)), ...body });

describe('what happens to an order is recorded', () => {
  test('from checkout to door, each step once, with who took it [S7.930] [S7.935] [S7.942]', async () => {
    const number = await paidOrder();
    await act('orderAdvance', number, { to: 'in-production' });
    await act('orderFulfil', number, PARCEL);
    await act('orderAdvance', number, { to: 'delivered' });
    const events = await takeEvents(database);
    expect(events.map(({ kind, actor }) => `${kind} by ${actor}`)).toEqual([
      ...['order.placed by shopper', 'order.payment-opened by shopper', 'order.paid by provider'],
      ...['order.in-production by admin', 'order.fulfilled by admin', 'order.delivered by admin'],
    ]);
    const { id } = await rowOf(number);
    for (const { shopId, subjectId, actor, actorId } of events) {
      expect([shopId, subjectId]).toEqual([SHOP_A, id]);
      expect(actorId).toBe(actor === 'admin' ? adminId : null);
    }
    // Nothing follows from the others.
    const waiting = events.filter(({ handledAt }) => handledAt === null);
    expect(waiting.map(({ kind }) => kind)).toEqual(['order.paid', 'order.fulfilled']);
    expect(events[2]?.data).toMatchObject({ state: 'paid', paidMinor: 2649, carrier: '' });
    expect(events[4]?.data).toMatchObject({ state: 'fulfilled', ...PARCEL });
  });

  test('a checkout or payment that is told of again is no news [S7.930]', async () => {
    const checkout_key = randomUUID();
    const session = await begun({ checkout_key });
    await begun({ checkout_key });
    stripe.pay(session.session_id);
    await Promise.all(Array.from({ length: 5 }, () => confirmed(session)));
    for (let time = 0; time < 3; time += 1) {
      await webhook(stripe.event(session.session_id, 'checkout.session.completed'));
    }
    expect(await takeKinds(database)).toEqual([
      ...['order.placed by shopper', 'order.payment-opened by shopper', 'order.paid by provider'],
    ]);
  });

  test('money that goes back: asked for, given, and returned by the bank, each sum [S7.931]', async () => {
    const number = await paidOrder();
    await takeEvents(database);
    await act('orderRefund', number, { amount: 6.49 });
    await act('orderRefund', number);
    const { sessionId } = await rowOf(number);
    stripe.giveBack(sessionId, -2649);
    await webhook(stripe.event(sessionId, 'refund.failed'));
    stripe.giveBack(sessionId, 1000);
    await webhook(stripe.event(sessionId, 'charge.refunded'));
    const events = await takeEvents(database);
    const sums = events.map(({ kind, actor, data }) => {
      const { refundedMinor, refundDueMinor } = { refundedMinor: 0, refundDueMinor: 0, ...data };
      return [`${kind} by ${actor}`, refundedMinor, refundDueMinor];
    });
    expect(sums).toEqual([
      ['order.refund-requested by admin', 0, 649],
      ['order.refunded by system', 649, 0],
      ['order.refund-requested by admin', 649, 2000],
      ['order.refunded by system', 2649, 0],
      ['order.refund-failed by provider', 0, 0],
      ['order.refunded by provider', 1000, 0],
    ]);
  });

  test('its end before it is paid: left by its shopper, its shop or by time [S7.930]', async () => {
    const checkout_key = randomUUID();
    await begun({ checkout_key });
    await begun({ checkout_key, ...counted });
    expect(await takeKinds(database)).toContain('order.cancelled by shopper');
    const { order_id } = await begun();
    await act('orderCancel', order_id);
    expect(await takeKinds(database)).toContain('order.cancelled by admin');
    await begun();
    for (const minutes of [5, 11, 21, 41]) {
      clock += minutes * MINUTE_MS;
      await runJobs(office.shop.services);
    }
    expect(await takeKinds(database)).toContain('order.cancelled by system');
  });

  test('a payment that does not count says why, once [S7.931]', async () => {
    const { order_id, session_id } = await begun();
    const intent = stripe.sessions.get(session_id)?.intent;
    if (intent) intent.amount = 5000;
    stripe.pay(session_id);
    await confirm({ order_id, session_id });
    await confirm({ order_id, session_id });
    const [, , refused, ...others] = await takeEvents(database);
    expect(refused).toMatchObject({
      ...{ kind: 'order.payment-refused', actor: 'system' },
      data: { paidMinor: 5000, refundDueMinor: 5000, problem: expect.stringContaining('$50.00') },
    });
    expect(others.map(({ kind }) => kind)).toEqual(['order.cancelled', 'order.refunded']);

    const foreign = await begun();
    const other = stripe.sessions.get(foreign.session_id)?.intent;
    if (other) other.currency = 'eur';
    stripe.pay(foreign.session_id);
    for (let time = 0; time < 3; time += 1) await confirm(foreign);
    const events = (await takeEvents(database)).slice(2);
    expect(events).toMatchObject([
      { kind: 'order.payment-refused', data: { paidMinor: 0, problem: 'It was paid in eur.' } },
    ]);
    expect(events).toHaveLength(1);
  });

  test('so are the pieces that it takes and puts back, where they are counted [S7.932]', async () => {
    const number = await paidOrder(counted);
    await act('orderCancel', number);
    const events = await takeEvents(database);
    const { id } = await rowOf(number);
    const { productVariants } = tables;
    const variants = await database.db
      .select()
      .from(productVariants)
      .where(eq(productVariants.productId, COUNTED));
    const variantId = variants.find(({ position }) => position === 0)?.id;
    const data = { pieces: [{ variantId, quantity: 2 }] };
    expect(events.filter(({ kind }) => kind.startsWith('stock.'))).toMatchObject([
      { kind: 'stock.taken', subjectId: id, actor: 'system', data },
      { kind: 'stock.returned', subjectId: id, actor: 'system', data },
    ]);
    await paidOrder({ cartItems: [claim(BARE)] });
    expect((await takeKinds(database)).join()).not.toContain('stock.');
  });
});

describe('nothing happens without its event', () => {
  const { orders, stockHolds } = tables;

  test('no order is placed, and nothing is held for it [S7.936]', async () => {
    const before = await database.db.$count(orders);
    await without(database, 'order.placed', async () => {
      expect((await begin(counted)).status).toBe(500);
    });
    expect(await database.db.$count(orders)).toBe(before);
    expect(await database.db.$count(stockHolds)).toBe(0);
  });

  test('no payment is noted, and no piece taken [S7.936]', async () => {
    const session = await begun(counted);
    stripe.pay(session.session_id);
    for (const kind of ['order.paid', 'stock.taken'] as const) {
      await without(database, kind, async () => {
        expect((await confirm(session)).status).toBe(500);
      });
      expect(await rowOf(session.order_id)).toMatchObject({ state: 'pending', paidMinor: 0 });
    }
    const [variant] = await database.db
      .select()
      .from(tables.productVariants)
      .where(eq(tables.productVariants.productId, COUNTED));
    expect(variant?.stock).toBe(5);
    expect(await confirmed(session)).toMatchObject({ paid: true });
  });

  test('no order is sent or given back [S7.936]', async () => {
    const number = await paidOrder();
    const seen = await seenOf(number);
    const input = stripe.refunds.length;
    await without(database, 'order.fulfilled', async () => {
      expect((await send('orderFulfil', { ...seen, ...PARCEL })).status).toBe(500);
    });
    await without(database, 'order.refund-requested', async () => {
      expect((await send('orderRefund', seen)).status).toBe(500);
    });
    expect(await rowOf(number)).toMatchObject({ state: 'paid', carrier: '', refundDueMinor: 0 });
    expect(stripe.refunds).toHaveLength(input);
  });
});

test('who is served and what they wrote is in no event [S7.937]', async () => {
  const number = await paidOrder(counted);
  await act('orderFulfil', number, PARCEL);
  const text = JSON.stringify(await takeEvents(database)).toLowerCase();
  for (const personal of [FORM.email, FORM.name, FORM.line1, FORM.postalCode]) {
    expect(text).not.toContain(personal.toLowerCase());
  }
});
