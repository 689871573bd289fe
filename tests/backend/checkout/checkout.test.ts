import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { cameTo } from '../../support/came-to';
import { PRIVATE_B, SHOP_A } from '../api/seed';
import {
  BARE,
  COUNTED,
  claim,
  FORM,
  GONE,
  refusalOf,
  SHIPPING,
  withCheckoutShop,
} from './checkout-shop';

const shop = withCheckoutShop();
const { begin, begun, confirm, confirmed, stripe, webhook } = shop;
const TOTAL = 19.99 + SHIPPING;
const rowOf = async (number: string) => {
  const { db } = shop.database;
  const [row] = await db.select().from(tables.orders).where(eq(tables.orders.number, number));
  if (!row) throw new Error('There is no such order.');
  return row;
};

describe('a checkout', () => {
  test('becomes an order that waits for its payment, at the server’s price [S7.300]', async () => {
    const answer = await begun({ cartItems: [claim(BARE, 2)], amount: 46.48 });
    expect(answer).toMatchObject({ amount: 46.48, url: expect.stringContaining('stripe.com') });
    expect(answer.order_id).toMatch(/^MF-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    expect(await rowOf(answer.order_id)).toMatchObject({
      state: 'pending',
      email: 'ada@example.com',
      ...cameTo({ goods: 3998, shipping: 650 }),
      currency: 'usd',
      sessionId: answer.session_id,
      provider: 'stripe',
      address: { line1: '1 Mill Lane', city: 'Portland', country: 'US' },
    });
    expect(stripe.sessions.get(answer.session_id)?.intent).toMatchObject({
      amount: 4648,
      currency: 'usd',
    });
  });

  test('is paid once the provider says so, with a link to track it [S7.301]', async () => {
    const begunAt = await begun();
    expect(await confirmed(begunAt)).toMatchObject({
      paid: false,
      message: 'The payment has not arrived yet.',
    });
    stripe.pay(begunAt.session_id);
    const answer = await confirmed(begunAt);
    expect(answer).toMatchObject({
      paid: true,
      message: '',
      order: { status: 'paid', total: TOTAL },
    });
    const tracked = await shop.post('/track-order', { access: answer.access });
    expect(await tracked.json()).toMatchObject({ data: { order_id: begunAt.order_id } });
    expect((await rowOf(begunAt.order_id)).steps.map(({ state }) => state)).toEqual([
      'created',
      'pending',
      'paid',
    ]);
  });

  test('in a frame is paid by a secret, without a page of its own [S7.302]', async () => {
    const answer = await begun({ method: 'stripe' });
    expect(answer).toMatchObject({ url: '', client_secret: `${answer.session_id}_secret_x` });
    stripe.challenge(answer.session_id);
    expect(await confirmed(answer)).toMatchObject({ paid: false });
    stripe.pay(answer.session_id);
    expect(await confirmed(answer)).toMatchObject({ paid: true });
  });

  test('whose total is another than the shopper saw is 409 with the right one, and no order [S7.303] [S4.346]', async () => {
    const orders = await shop.orders();
    const refused = await refusalOf(await begin({ amount: 19.99 }));
    expect(refused).toMatchObject({
      code: 409,
      totals: { subtotal: 19.99, discount: 0, shipping: SHIPPING, protection: 0, total: TOTAL },
    });
    expect(await refusalOf(await begin({ coupon: 'NOBODYS' }))).toMatchObject({ code: 409 });
    expect(
      await refusalOf(await begin({ cartItems: [claim(BARE), claim(randomUUID())] })),
    ).toMatchObject({
      code: 409,
      message: 'Something in your cart is no longer sold.',
    });
    expect(await refusalOf(await begin({ cartItems: [claim(GONE)] }))).toMatchObject({
      code: 409,
      message: 'Gone is sold out.',
    });
    expect(await shop.orders()).toEqual(orders);
  });

  test('names what is not sold any more as long as it is in the shop’s catalogue [S7.915] [S4.346]', async () => {
    const { db } = shop.database;
    const publish = (isPublished: boolean, ...ids: string[]) =>
      db.update(tables.products).set({ isPublished }).where(inArray(tables.products.id, ids));
    const messageFor = async (...ids: string[]) => {
      const refused = await refusalOf(await begin({ cartItems: ids.map((id) => claim(id)) }));
      expect(refused.code).toBe(409);
      return refused.message;
    };
    await publish(false, BARE);
    expect(await messageFor(COUNTED, BARE)).toBe('Bare is no longer sold.');
    expect(await messageFor(BARE.toUpperCase(), randomUUID())).toBe('Bare is no longer sold.');
    await publish(false, COUNTED, GONE);
    expect(await messageFor(COUNTED, GONE, BARE)).toBe(
      'Counted, Gone and Bare are no longer sold.',
    );
    await publish(true, BARE, COUNTED, GONE);
    for (const id of [PRIVATE_B, randomUUID(), 'no-id', '__proto__']) {
      expect(await messageFor(BARE, id)).toBe('Something in your cart is no longer sold.');
    }
  });

  test('charges for the protection of the order where the shop offers it [S7.304]', async () => {
    const { db } = shop.database;
    const settings = { orderProtection: 1.99 };
    await db.update(tables.shops).set({ settings }).where(eq(tables.shops.id, SHOP_A));
    expect(await refusalOf(await begin({ protect: true }))).toMatchObject({ code: 409 });
    const answer = await begun({ protect: true, amount: 28.48 });
    expect(await rowOf(answer.order_id)).toMatchObject(
      cameTo({ goods: 1999, shipping: 650, protection: 199 }),
    );
    expect((await begun({ protect: false })).amount).toBe(TOTAL);
  });

  test.each([
    ['email', { email: 'ada' }, 'Enter an e-mail address'],
    ['postalCode', { postalCode: '9720' }, 'Check the ZIP code: it looks like 97201.'],
    ['region', { region: 'Oregon' }, 'Choose a state.'],
    ['country', { country: 'XX' }, 'Choose a country.'],
    ['name', { name: ' ' }, 'Enter your name.'],
    ['line1', { line1: '' }, 'Enter street and number.'],
  ])('tells what is wrong with its field %s [S5.210]', async (field, change, message) => {
    const refused = await refusalOf(await begin({ formData: { ...FORM, ...change } }));
    expect(refused).toMatchObject({
      code: 422,
      path: `formData.${field}`,
      message: expect.stringContaining(message),
    });
  });

  test('that is sent again is the same order and payment [S7.305]', async () => {
    const key = { checkout_key: randomUUID() };
    const [first, second] = [await begun(key), await begun(key)];
    expect(second).toEqual(first);
    stripe.pay(first.session_id);
    await confirmed(first);
    expect(await refusalOf(await begin(key))).toMatchObject({
      code: 409,
      paid: { order_id: first.order_id, session_id: first.session_id, is_same: true },
    });
  });

  test('with other goods gives up the order it was [S7.306]', async () => {
    const checkout_key = randomUUID();
    const first = await begun({ checkout_key });
    const second = await begun({ checkout_key, cartItems: [claim(BARE, 2)], amount: 46.48 });
    expect(second.order_id).not.toBe(first.order_id);
    expect(await rowOf(first.order_id)).toMatchObject({ state: 'cancelled', checkoutKey: null });
    expect(stripe.sessions.get(first.session_id)?.status).toBe('expired');
    expect(await confirmed(first)).toMatchObject({
      paid: false,
      message: expect.stringContaining('has expired'),
    });
  });

  test('that was paid while it was changed stays the paid one [S7.306]', async () => {
    const checkout_key = randomUUID();
    const first = await begun({ checkout_key });
    stripe.pay(first.session_id);
    const changed = await begin({ checkout_key, cartItems: [claim(BARE, 2)], amount: 46.48 });
    expect(await refusalOf(changed)).toMatchObject({
      code: 409,
      paid: { order_id: first.order_id, is_same: false },
    });
    expect(await rowOf(first.order_id)).toMatchObject({ state: 'paid' });
  });
});

describe('what does not belong together', () => {
  test('is not confirmed: another order’s session, another shop’s, none [S7.307] [S6.350]', async () => {
    const [mine, other] = [await begun(), await begun()];
    stripe.pay(mine.session_id);
    const wrong = [
      confirm({ session_id: mine.session_id, order_id: other.order_id }),
      confirm({ session_id: 'cs_test_none', order_id: mine.order_id }),
      confirm(mine, { host: 'other.example' }),
    ];
    for (const answer of await Promise.all(wrong)) {
      expect(await refusalOf(answer)).toMatchObject({
        code: 404,
        message: 'We could not find this payment. Nothing was confirmed.',
      });
    }
    expect(await rowOf(other.order_id)).toMatchObject({ state: 'pending' });
  });

  test('a payment of a lower amount does not count [S7.308]', async () => {
    const answer = await begun();
    const session = stripe.sessions.get(answer.session_id);
    if (session) session.intent.amount = 100;
    stripe.pay(answer.session_id);
    expect(await confirmed(answer)).toMatchObject({
      paid: false,
      message: expect.stringContaining('refunded'),
    });
    expect(await rowOf(answer.order_id)).toMatchObject({ state: 'refunded', refundedMinor: 100 });
    expect(stripe.refunds.at(-1)).toMatchObject({ amount: 100 });
  });
});

describe('a webhook', () => {
  test('completes an order without the shopper’s return, once [S7.309]', async () => {
    const { session_id, order_id } = await begun();
    stripe.pay(session_id);
    const event = stripe.event(session_id, 'checkout.session.completed');
    for (let time = 0; time < 3; time += 1) expect((await webhook(event)).status).toBe(200);
    const row = await rowOf(order_id);
    expect(row.state).toBe('paid');
    expect(row.steps.filter(({ state }) => state === 'paid')).toHaveLength(1);
    const { db } = shop.database;
    const noted = await db
      .select()
      .from(tables.paymentEvents)
      .where(eq(tables.paymentEvents.orderId, row.id));
    expect(noted).toHaveLength(1);
  });

  test.each([
    [
      'a bad signature',
      (id: string) => ({
        ...stripe.event(id, 'checkout.session.completed'),
        headers: { 'stripe-signature': 't=1,v1=00' },
      }),
    ],
    [
      'no signature',
      (id: string) => ({ ...stripe.event(id, 'checkout.session.completed'), headers: {} }),
    ],
    [
      'an old time stamp',
      (id: string) => stripe.event(id, 'checkout.session.completed', { at: Date.now() - 301_000 }),
    ],
    [
      'another shop’s secret',
      (id: string) => stripe.event(id, 'checkout.session.completed', { secret: 'whsec_other' }),
    ],
  ])('with %s is refused, and nothing is written [S7.310]', async (_name, make) => {
    const { session_id, order_id } = await begun();
    stripe.pay(session_id);
    expect(await refusalOf(await webhook(make(session_id)))).toMatchObject({ code: 400 });
    expect(await rowOf(order_id)).toMatchObject({ state: 'pending', paidMinor: 0 });
  });

  test('about what the shop never asked for is taken and changes nothing', async () => {
    const { session_id, order_id } = await begun();
    stripe.pay(session_id);
    const event = stripe.event(session_id, 'checkout.session.completed');
    expect((await webhook(event, 'other.example')).status).toBe(200);
    expect(await rowOf(order_id)).toMatchObject({ state: 'pending' });
  });

  test('a refund by hand is noted [S7.311]', async () => {
    const { session_id, order_id } = await begun();
    stripe.pay(session_id);
    await confirmed({ session_id, order_id });
    stripe.giveBack(session_id, 500);
    await webhook(stripe.event(session_id, 'charge.refunded'));
    expect(await rowOf(order_id)).toMatchObject({ state: 'paid', refundedMinor: 500 });
    stripe.giveBack(session_id, 2149);
    await webhook(stripe.event(session_id, 'charge.refunded'));
    expect(await rowOf(order_id)).toMatchObject({ state: 'refunded', refundedMinor: 2649 });
  });
});

describe('text of a checkout', () => {
  test('is kept whole: no character is cut in half [S8.311]', async () => {
    const utm = `${'x'.repeat(499)}😀`;
    const { order_id } = await begun({ params: { utm, more: `${utm}y` } });
    expect((await rowOf(order_id)).params).toEqual({ utm, more: utm });
  });

  test('with half of a character is taken with a sign in its place [S8.311]', async () => {
    const half = '\ud83d';
    const { order_id } = await begun({
      formData: { ...FORM, name: `Ada ${half}` },
      params: { [half]: `${half}x` },
    });
    const sign = '\ufffd';
    expect(await rowOf(order_id)).toMatchObject({
      name: `Ada ${sign}`,
      params: { [sign]: `${sign}x` },
    });
  });
});

describe('an Idempotency-Key', () => {
  const keyed = (key: string, changes: object = {}) =>
    begin({ checkout_key: undefined, ...changes }, { headers: { 'idempotency-key': key } });

  test('gives the same answer again, marked; another body is 422 [S7.312]', async () => {
    const first = await keyed('one');
    const again = await keyed('one');
    expect([
      first.headers.get('idempotency-replayed'),
      again.headers.get('idempotency-replayed'),
    ]).toEqual([null, 'true']);
    expect(await again.json()).toEqual(await first.json());
    expect((await keyed('one', { protect: true })).status).toBe(422);
    expect((await keyed('one')).headers.get('idempotency-replayed')).toBe('true');
  });

  test('keeps no failure, and is each shop’s own [S7.312]', async () => {
    expect((await keyed('two', { amount: 1 })).status).toBe(409);
    expect((await keyed('two')).status).toBe(200);
    expect((await keyed('two\u00fc')).status).toBe(400);
  });

  test('that many send at once is one order [S7.312]', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => keyed('three')));
    const numbers = await Promise.all(
      answers.map(async (answer) => (await answer.json()).order_id),
    );
    expect(new Set(numbers).size).toBe(1);
  });
});

test('a provider that is away costs nothing: the shopper tries again [S7.313]', async () => {
  const checkout_key = randomUUID();
  stripe.failures.push({ path: /sessions/, status: 500, times: 3 });
  expect(await refusalOf(await begin({ checkout_key }))).toMatchObject({
    code: 502,
    message: expect.stringContaining('Nothing was charged'),
  });
  const answer = await begun({ checkout_key });
  expect(answer.url).toContain('stripe.com');
});

test('a shop that nobody takes payments for takes no order [S7.314]', async () => {
  const refused = await begin({ method: 'creditcard' });
  expect(await refusalOf(refused)).toMatchObject({ code: 400, path: 'method' });
});

test('nothing of all this was an unexpected error', () => {
  expect(shop.logged.filter((line) => line.includes('unexpected'))).toEqual([]);
});
