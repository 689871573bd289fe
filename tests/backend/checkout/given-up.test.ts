import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { runJobs } from '@/backend/upkeep';
import { BARE, COUNTED, claim, refusalOf, withCheckoutShop } from './checkout-shop';

const MINUTE_MS = 60_000;
let clock = Date.now();
const shop = withCheckoutShop({ now: () => clock });
const { begin, begun, confirm, confirmed, stripe, webhook } = shop;
const two = { cartItems: [claim(BARE, 2)], amount: 46.48 };

const rowOf = async (number: string) => {
  const { db } = shop.database;
  const [row] = await db.select().from(tables.orders).where(eq(tables.orders.number, number));
  return row;
};

beforeEach(() => {
  clock = Date.now();
});

describe('an order whose payment is under way [S7.319]', () => {
  test('is not given up for another checkout: nobody pays twice', async () => {
    const checkout_key = randomUUID();
    const first = await begun({ checkout_key, method: 'stripe' });
    const intent = stripe.intents.get(first.session_id);
    // A bank takes its time: it can neither be cancelled nor is it paid.
    if (intent) intent.status = 'processing';
    const changed = await begin({ ...two, checkout_key });
    expect(await refusalOf(changed)).toMatchObject({
      code: 409,
      message: expect.stringContaining('still being checked'),
    });
    expect(await rowOf(first.order_id)).toMatchObject({ state: 'pending' });
    stripe.pay(first.session_id);
    expect(await refusalOf(await begin({ ...two, checkout_key }))).toMatchObject({
      code: 409,
      paid: { order_id: first.order_id, is_same: false },
    });
  });

  test('is found paid where the same checkout is sent again later', async () => {
    const checkout_key = randomUUID();
    const first = await begun({ checkout_key });
    stripe.pay(first.session_id);
    clock += 11_000;
    expect(await refusalOf(await begin({ checkout_key }))).toMatchObject({
      code: 409,
      paid: { order_id: first.order_id, is_same: true },
    });
    expect(await rowOf(first.order_id)).toMatchObject({ state: 'paid' });
  });

  test('makes room for another where it has run out', async () => {
    const checkout_key = randomUUID();
    const first = await begun({ checkout_key });
    stripe.expire(first.session_id);
    clock += 11_000;
    const second = await begun({ checkout_key });
    expect(second.order_id).not.toBe(first.order_id);
    expect(await rowOf(first.order_id)).toMatchObject({ state: 'cancelled' });
  });

  test('whose keys are unknown to the provider is not given up for a day', async () => {
    const { order_id, session_id } = await begun();
    const session = stripe.sessions.get(session_id);
    stripe.sessions.delete(session_id);
    clock += 2 * 60 * MINUTE_MS;
    await runJobs(shop.services);
    expect(await rowOf(order_id)).toMatchObject({ state: 'pending' });
    if (session) stripe.sessions.set(session_id, session);
    stripe.pay(session_id);
    clock += 12 * 60 * MINUTE_MS;
    await runJobs(shop.services);
    expect(await rowOf(order_id)).toMatchObject({ state: 'paid' });
  });
});

describe('money that was given back [S7.350]', () => {
  const five = { cartItems: [claim(COUNTED, 5, 'M')], amount: 106.45 };

  test('is not thanked for, and its checkout goes on', async () => {
    const checkout_key = randomUUID();
    const late = await begun({ ...five, checkout_key });
    clock += 11 * MINUTE_MS;
    const other = await begun({ ...five, cartItems: [claim(COUNTED, 5, 'M')] });
    stripe.pay(other.session_id);
    await confirmed(other);
    stripe.pay(late.session_id);
    await webhook(stripe.event(late.session_id, 'checkout.session.completed', { at: clock }));
    expect(await rowOf(late.order_id)).toMatchObject({ state: 'refunded' });
    for (let time = 0; time < 2; time += 1) {
      expect(await confirmed(late)).toMatchObject({ paid: false, access: '' });
    }
    expect(await begun({ ...two, checkout_key })).toMatchObject({ amount: 46.48 });
  });

  test('is tried with another key once the provider has refused, and later each time', async () => {
    const { order_id, session_id } = await begun();
    const session = stripe.sessions.get(session_id);
    if (session) session.intent.amount = 5000;
    stripe.pay(session_id);
    stripe.failures.push({ path: /refunds/, status: 400, times: 1 });
    await confirm({ session_id, order_id });
    expect(await rowOf(order_id)).toMatchObject({ refundDueMinor: 5000, refundRefusals: 1 });
    const requests = () => stripe.calls.filter((call) => call.includes('refunds')).length;
    const before = requests();
    await runJobs(shop.services);
    expect(requests()).toBe(before);
    clock += 2 * MINUTE_MS;
    await runJobs(shop.services);
    expect(await rowOf(order_id)).toMatchObject({ state: 'refunded', refundDueMinor: 0 });
    expect(stripe.refunds.at(-1)).toMatchObject({ amount: 5000 });
  });

  test('by hand while the shop was refused is noted, and not given twice', async () => {
    const { order_id, session_id } = await begun();
    const session = stripe.sessions.get(session_id);
    if (session) session.intent.amount = 5000;
    stripe.pay(session_id);
    stripe.giveBack(session_id, 5000);
    await confirm({ session_id, order_id });
    expect(await rowOf(order_id)).toMatchObject({ state: 'refunded', refundDueMinor: 0 });
    expect(stripe.refunds.filter(({ amount }) => amount === 5000)).toHaveLength(2);
  });
});

test('a piece without its size is asked for again, not sold past the count [S9.216]', async () => {
  for (const cartItems of [[claim(COUNTED)], [claim(COUNTED, 1, 'XXL')]]) {
    expect(await refusalOf(await begin({ cartItems }))).toMatchObject({
      code: 409,
      path: 'cartItems',
      message: expect.stringContaining('choose again'),
    });
  }
});

test('an order that no card network takes is refused, not tried [S7.303]', async () => {
  const { db } = shop.database;
  await db
    .update(tables.products)
    .set({ priceMinor: 200_000_00 })
    .where(eq(tables.products.id, BARE));
  const dear = { cartItems: [claim(BARE, 900)], amount: 180_000_006.5 };
  expect(await refusalOf(await begin(dear))).toMatchObject({ code: 422, path: 'amount' });
});
