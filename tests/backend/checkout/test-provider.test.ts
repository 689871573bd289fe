import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as tables from '@/backend/db/schema';
import { runJobs } from '@/backend/upkeep';
import { refusalOf, withCheckoutShop } from './checkout-shop';

let clock = Date.now();
const shop = withCheckoutShop({ provider: 'test', now: () => clock });
const { begin, begun, confirmed, post } = shop;
const CARD = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };
const answer = z.object({ data: z.looseObject({ state: z.string() }) });

const pay = (session_id: string, more: object = CARD, host = 'localhost') =>
  post('/test-payments/pay', { session_id, ...more }, { host });
const stateAfter = async (session_id: string, more?: object) =>
  answer.parse(await (await pay(session_id, more)).json()).data.state;

test('whoever was declined and left is worth a word to the shop [S7.1591]', async () => {
  const [tried, looked] = [await begun({ method: 'creditcard' }), await begun({})];
  await pay(tried.session_id, { ...CARD, number: '4000000000000002' });
  const { db } = shop.database;
  for (const minutes of [5, 11, 21, 41]) {
    clock += minutes * 60_000;
    await runJobs(shop.services);
  }
  const { domainEvents, orders } = tables;
  const failed = await db
    .select({ number: orders.number })
    .from(domainEvents)
    .innerJoin(orders, eq(orders.id, domainEvents.subjectId))
    .where(eq(domainEvents.kind, 'order.payment-failed'));
  expect(failed).toEqual([{ number: tried.order_id }]);
  const [other] = await db.select().from(orders).where(eq(orders.number, looked.order_id));
  expect(other?.state).toBe('cancelled');
});

describe('the test provider [S7.315]', () => {
  test('is what a shop on this machine has that nobody is set up for', async () => {
    const methods = await shop.testApp.read('/checkout/methods');
    expect(methods).toMatchObject({
      data: {
        methods: [
          { method: 'creditcard', provider: 'test', domain: 'http://pay.localhost:3000' },
          { method: 'redirect', provider: 'test', domain: '' },
        ],
      },
    });
    const session = await begun({ method: 'creditcard' });
    expect(await confirmed(session)).toMatchObject({ paid: false });
    expect(await stateAfter(session.session_id)).toBe('paid');
    expect(await confirmed(session)).toMatchObject({ paid: true, order: { status: 'paid' } });
  });

  test('takes no order in a real shop [S7.314]', async () => {
    expect(await shop.testApp.read('/checkout/methods', 'other.example')).toMatchObject({
      data: { methods: [] },
    });
    const refused = await begin({ amount: 24.98, shipping_cost: 4.99 }, { host: 'other.example' });
    expect(await refusalOf(refused)).toMatchObject({
      code: 503,
      message: expect.stringContaining('not set up'),
    });
    const { db } = shop.database;
    const there = await db
      .select()
      .from(tables.orders)
      .innerJoin(tables.shops, eq(tables.shops.id, tables.orders.shopId))
      .where(eq(tables.shops.host, 'other.example'));
    expect(there).toEqual([]);
    const session = await begun({ method: 'creditcard' });
    expect((await pay(session.session_id, CARD, 'other.example')).status).toBe(404);
  });

  test('has a page of its own that leads back to the shop', async () => {
    const session = await begun({}, { headers: { origin: 'http://localhost:3000' } });
    const url = new URL(session.url);
    expect(url.origin + url.pathname).toBe('http://pay.localhost:3000/shield-proxy-creditcard');
    const shown = await post('/test-payments/get', { session_id: session.session_id });
    expect(await shown.json()).toMatchObject({
      data: {
        ...{ order_id: session.order_id, amount: session.amount, state: 'open' },
        success_url: `http://localhost:3000/checkout-stripe-success?session_id=${session.session_id}&order_id=${session.order_id}`,
        cancel_url: `http://localhost:3000/checkout-stripe-cancel?order_id=${session.order_id}`,
      },
    });
  });

  test('leads nobody to another site', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://other.example']) {
      const session = await begun({}, { headers: { origin } });
      const shown = await post('/test-payments/get', { session_id: session.session_id });
      expect(JSON.stringify(await shown.json())).toContain('"success_url":"http://localhost:3000/');
    }
  });

  test('declines, asks and runs out', async () => {
    const { session_id } = await begun({ method: 'creditcard' });
    const declined = await pay(session_id, { ...CARD, number: '4000000000000002' });
    expect(await refusalOf(declined)).toMatchObject({ code: 402 });
    const unknown = await pay(session_id, { ...CARD, number: '4111111111111111' });
    expect(await refusalOf(unknown)).toMatchObject({ code: 422, path: 'number' });
    expect((await pay(session_id, { challenge: 'passed' })).status).toBe(409);
    const asking = { ...CARD, number: '4000002760003184' };
    expect(await stateAfter(session_id, asking)).toBe('challenged');
    expect((await pay(session_id, { challenge: 'failed' })).status).toBe(402);
    expect(await stateAfter(session_id, asking)).toBe('challenged');
    expect(await stateAfter(session_id, { challenge: 'passed' })).toBe('paid');
    const late = await begun({ method: 'creditcard' });
    clock += 25 * 60 * 60_000;
    expect((await pay(late.session_id)).status).toBe(409);
    expect(await confirmed(late)).toMatchObject({ paid: false });
  });

  test('paid by 20 at once is paid once', async () => {
    const session = await begun({ method: 'creditcard' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(session.session_id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await confirmed(session)).toMatchObject({ paid: true });
  });
});
