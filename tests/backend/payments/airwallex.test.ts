import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAirwallex } from '@/backend/payments/airwallex/create-airwallex';
import type { PaymentProvider } from '@/backend/payments/provider';
import { type AirwallexStandIn, startAirwallex } from './airwallex-stand-in';
import { ADDRESSES, AMOUNTS, NOW, PAYABLE, webhook } from './samples';
import { once } from './stand-in';

const LOG_IN = 'POST /api/v1/authentication/login';

let airwallex: AirwallexStandIn;
let provider: PaymentProvider;
let now = NOW;

const make = (keys = airwallex.keys) => createAirwallex(keys, airwallex.base, { now: () => now });
const create = (payable = PAYABLE) => provider.create(payable, 'airwallex', ADDRESSES);
const intentOf = (id: string) => airwallex.intents.get(id);

/** An intent that has been paid, and how it is refunded. */
async function pay(payable = PAYABLE) {
  const { sessionId } = await create(payable);
  airwallex.pay(sessionId);
  const { paymentId, currency } = await provider.settle(sessionId);
  const refund = (amountMinor: number, key: string) =>
    provider.refund({ paymentId, sessionId, amountMinor, totalMinor: amountMinor, currency, key });
  return { sessionId, paymentId, refund };
}

beforeEach(async () => {
  now = NOW;
  airwallex = await startAirwallex(() => now);
  provider = make();
});
afterEach(() => airwallex.close());

describe('an intent', () => {
  test('asked for twice is one intent at Airwallex [S7.251]', async () => {
    const first = await create();
    expect(first).toEqual({
      ...{ sessionId: expect.stringMatching(/^int_/), url: '' },
      clientSecret: intentOf(first.sessionId)?.client_secret,
    });
    expect(await create()).toEqual(first);
    expect(await make().create(PAYABLE, 'airwallex', ADDRESSES)).toEqual(first);
    airwallex.repeats = 'refused';
    expect(await create()).toEqual(first);
    expect(airwallex.intents.size).toBe(1);
    await create({ ...PAYABLE, amountMinor: 100 });
    expect(airwallex.intents.size).toBe(2);
  });

  test('carries what it is for', async () => {
    const { sessionId } = await create();
    expect(intentOf(sessionId)).toMatchObject({
      ...{ amount: 1999.99, currency: 'USD', merchant_order_id: PAYABLE.number },
      metadata: { order_id: PAYABLE.orderId, shop_id: PAYABLE.shopId },
      return_url: 'https://shop.example/thanks?session=',
    });
  });

  test('that was cancelled gives way to the next one', async () => {
    const first = await create();
    expect(await provider.close(first.sessionId)).toBe(true);
    const second = await create();
    expect(second.sessionId).not.toBe(first.sessionId);
    expect(await create()).toEqual(second);
    airwallex.pay(second.sessionId);
    expect(await create()).toEqual(second);
  });

  test.each(AMOUNTS)(
    'of %i cents is charged, paid and refunded as %s [S7.244]',
    async (minor, decimal) => {
      const { sessionId, refund } = await pay({ ...PAYABLE, amountMinor: minor });
      expect(intentOf(sessionId)?.amount.toFixed(2)).toBe(decimal);
      const sent = airwallex.sent.find(({ path }) => path.endsWith('/create'))?.body;
      expect(sent).toContain(`"amount":${Number(decimal)},`);
      await refund(minor, 'all');
      const facts = await provider.look(sessionId);
      expect(facts).toMatchObject({ amountMinor: minor, refundedMinor: minor });
    },
  );
});

describe('the facts of an intent', () => {
  test.each([
    ['REQUIRES_PAYMENT_METHOD', 'open'],
    ['REQUIRES_CUSTOMER_ACTION', 'open'],
    ['REQUIRES_CAPTURE', 'open'],
    ['PENDING', 'open'],
    ['SOMETHING_NEW', 'open'],
    ['CANCELLED', 'closed'],
    ['EXPIRED', 'closed'],
  ])('that is %s: %s', async (status, state) => {
    const { sessionId } = await create();
    Object.assign(intentOf(sessionId) ?? {}, { status });
    expect(await provider.look(sessionId)).toEqual({
      ...{ state, amountMinor: 0, currency: 'usd', orderId: PAYABLE.orderId },
      ...{ paymentId: '', refundedMinor: 0 },
    });
  });

  test('whose last try failed: the shopper was declined [S7.1591]', async () => {
    const { sessionId } = await create();
    const latest_payment_attempt = { status: 'FAILED' };
    Object.assign(intentOf(sessionId) ?? {}, { status: 'EXPIRED', latest_payment_attempt });
    expect(await provider.look(sessionId)).toMatchObject({ state: 'closed', isDeclined: true });
  });

  test('that is paid: what was captured, and every refund that did not fail [S7.252]', async () => {
    airwallex.pageSize = 2;
    const { sessionId, paymentId, refund } = await pay();
    expect(paymentId).toBe(sessionId);
    for (const key of ['a', 'b', 'c', 'd', 'e']) await refund(110, key);
    expect(await provider.look(sessionId)).toEqual({
      ...{ state: 'paid', amountMinor: 199_999, currency: 'usd', orderId: PAYABLE.orderId },
      ...{ paymentId, refundedMinor: 550 },
    });
    Object.assign(airwallex.refunds[4] ?? {}, { status: 'FAILED' });
    expect(await provider.look(sessionId)).toMatchObject({ refundedMinor: 440 });
  });

  test('of somebody else’s making have no order', async () => {
    const { sessionId } = await create();
    Object.assign(intentOf(sessionId) ?? {}, { metadata: null });
    expect(await provider.look(sessionId)).toMatchObject({ orderId: '' });
  });
});

describe('settling', () => {
  test('takes what was authorised once, also for twenty at once', async () => {
    const { sessionId } = await create();
    airwallex.pay(sessionId, 'REQUIRES_CAPTURE');
    const providers = Array.from({ length: 20 }, () => make());
    const all = await Promise.all(providers.map((each) => each.settle(sessionId)));
    expect(all.every(({ state }) => state === 'paid')).toBe(true);
    expect(intentOf(sessionId)?.captured_amount).toBe(1999.99);
    const captures = airwallex.sent.filter(({ path }) => path.endsWith('/capture'));
    expect(new Set(captures.map(({ body }) => body)).size).toBe(1);
  });

  test('changes nothing where nobody has paid', async () => {
    const { sessionId } = await create();
    expect(await provider.settle(sessionId)).toMatchObject({ state: 'open' });
    expect(airwallex.sent.filter(({ path }) => path.endsWith('/capture'))).toHaveLength(0);
  });

  test('a refusal is told in the words of Airwallex, a technical one is not', async () => {
    const { sessionId } = await create();
    airwallex.pay(sessionId, 'REQUIRES_CAPTURE');
    const refusal = (code: string) => ({
      status: 400,
      json: { code, message: 'Do ask your bank.' },
    });
    airwallex.trouble = once('/capture', refusal('issuer_declined'));
    const refused = { kind: 'refused', message: 'Do ask your bank.' };
    await expect(provider.settle(sessionId)).rejects.toMatchObject(refused);
    airwallex.trouble = once('/capture', refusal('validation_error'));
    const silent = { kind: 'refused', message: 'Airwallex refused this.' };
    await expect(provider.settle(sessionId)).rejects.toMatchObject(silent);
  });
});

describe('closing', () => {
  test('cancels, and is certain alone where nobody can pay any more [S7.253]', async () => {
    const { sessionId } = await create();
    expect(await provider.close(sessionId)).toBe(true);
    expect(intentOf(sessionId)?.status).toBe('CANCELLED');
    expect(await provider.close(sessionId)).toBe(true);
    expect(await provider.close('int_never_made')).toBe(true);
    const { sessionId: paid } = await pay({ ...PAYABLE, orderId: 'other' });
    expect(await provider.close(paid)).toBe(false);
    const { sessionId: pending } = await create({ ...PAYABLE, orderId: 'third' });
    Object.assign(intentOf(pending) ?? {}, { status: 'PENDING' });
    expect(await provider.close(pending)).toBe(false);
  });
});

describe('a refund', () => {
  test('happens once for each key, however a repetition is answered [S7.254]', async () => {
    const { sessionId, refund } = await pay();
    await refund(500, 'a');
    await refund(500, 'a');
    airwallex.repeats = 'refused';
    await refund(500, 'a');
    await refund(250, 'b');
    expect(await provider.look(sessionId)).toMatchObject({ state: 'paid', refundedMinor: 750 });
  });

  test('of more than there is, and one that failed, is refused', async () => {
    const { refund } = await pay();
    await expect(refund(200_000, 'too much')).rejects.toMatchObject({
      kind: 'refused',
      message: 'The amount is above what is left.',
    });
    const failed = { status: 'FAILED', amount: 1 };
    airwallex.trouble = once('/refunds/create', { status: 201, json: failed });
    await expect(refund(1, 'vain')).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('a webhook', () => {
  const paid = JSON.stringify({
    ...{ id: 'evt_1', name: 'payment_intent.succeeded', accountId: 'acct' },
    data: { object: { id: 'int_1', metadata: { order_id: 'order-1' } } },
  });

  test('that is signed tells what to look at [S7.255]', async () => {
    expect(await provider.readEvent(webhook(paid, airwallex.sign(paid, NOW)))).toEqual({
      ...{ id: 'evt_1', type: 'payment_intent.succeeded' },
      ...{ orderId: 'order-1', sessionId: 'int_1', paymentId: 'int_1' },
    });
  });

  test.each(['refund.settled', 'payment_attempt.paid'])('of %s names its intent', async (name) => {
    const object = { id: 'rfd_1', payment_intent_id: 'int_1', metadata: null };
    const body = JSON.stringify({ id: 'evt_2', name, data: { object } });
    expect(await provider.readEvent(webhook(body, airwallex.sign(body, NOW)))).toEqual({
      ...{ id: 'evt_2', type: name },
      ...{ orderId: '', sessionId: 'int_1', paymentId: 'int_1' },
    });
  });

  test('that was changed, is old, or is for another shop is forged [S7.256]', async () => {
    const forged = { kind: 'forged' };
    const read = (body: string, headers: Record<string, string>) =>
      expect(provider.readEvent(webhook(body, headers))).rejects.toMatchObject(forged);
    const sound = airwallex.sign(paid, NOW);
    await read(paid.replace('order-1', 'order-2'), sound);
    await read(paid, { ...sound, 'x-timestamp': String(NOW + 1) });
    await read(paid, { ...sound, 'x-signature': '00' });
    await read(paid, airwallex.sign(paid, NOW, 'another secret'));
    await read(paid, airwallex.sign(paid, NOW - 301_000));
    await read(paid, airwallex.sign(paid, NOW + 301_000));
    await read(paid, airwallex.sign(paid, Number.NaN));
    await read(paid, {});
    await read('{}', airwallex.sign('{}', NOW));
    provider = make({ ...airwallex.keys, webhookSecret: '' });
    await read(paid, airwallex.sign(paid, NOW, ''));
  });
});

describe('the keys of a shop', () => {
  test('are exchanged once for many calls, and again before the token ends', async () => {
    await Promise.all([create(), make().create(PAYABLE, 'airwallex', ADDRESSES)]);
    expect(airwallex.count(LOG_IN)).toBe(1);
    now += 1_800_000 - 30_000;
    await create();
    expect(airwallex.count(LOG_IN)).toBe(2);
  });

  test('a token that was taken back is renewed once, also for ten at once', async () => {
    const { sessionId } = await create();
    airwallex.revokeTokens();
    await Promise.all(Array.from({ length: 10 }, () => provider.look(sessionId)));
    expect(airwallex.count(LOG_IN)).toBe(2);
  });

  test('that are wrong are refused', async () => {
    provider = make({ ...airwallex.keys, apiKey: 'sesame' });
    await expect(create()).rejects.toMatchObject({
      kind: 'refused',
      message: 'Airwallex does not accept the keys of this shop.',
    });
  });
});
