import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPaypal } from '@/backend/payments/paypal/create-paypal';
import type { PaymentProvider } from '@/backend/payments/provider';
import { type PaypalStandIn, startPaypal } from './paypal-stand-in';
import { ADDRESSES, AMOUNTS, NOW, PAYABLE, webhook } from './samples';
import { once } from './stand-in';

const CREATE = 'POST /v2/checkout/orders';
const VERIFY = 'POST /v1/notifications/verify-webhook-signature';
const LOG_IN = 'POST /v1/oauth2/token';

let paypal: PaypalStandIn;
let provider: PaymentProvider;
let now = NOW;

const make = (keys = paypal.keys) => createPaypal(keys, paypal.base, { now: () => now });
const create = (payable = PAYABLE) => provider.create(payable, 'paypal', ADDRESSES);
const captures = (id: string) => paypal.orders.get(id)?.captures ?? [];

/** An order that has been paid, and how it is refunded. */
async function pay(payable = PAYABLE) {
  const { sessionId } = await create(payable);
  paypal.approve(sessionId);
  const { paymentId, currency } = await provider.settle(sessionId);
  const refund = (amountMinor: number, key: string) =>
    provider.refund({ paymentId, sessionId, amountMinor, totalMinor: amountMinor, currency, key });
  return { sessionId, paymentId, refund };
}

beforeEach(async () => {
  now = NOW;
  paypal = await startPaypal();
  provider = make();
});
afterEach(() => paypal.close());

describe('an order', () => {
  test('asked for twice is one order at PayPal [S7.241]', async () => {
    const first = await create();
    expect(first).toEqual({ sessionId: expect.any(String), url: '', clientSecret: '' });
    expect(await provider.create(PAYABLE, 'creditcard', ADDRESSES)).toEqual(first);
    expect(await make().create(PAYABLE, 'paypal', ADDRESSES)).toEqual(first);
    expect(paypal.orders.size).toBe(1);
    await create({ ...PAYABLE, amountMinor: 100 });
    expect(paypal.orders.size).toBe(2);
  });

  test('carries what it is for', async () => {
    const { sessionId } = await create({ ...PAYABLE, storeName: 'é'.repeat(200), description: '' });
    expect(paypal.orders.get(sessionId)?.unit).toEqual({
      custom_id: PAYABLE.orderId,
      invoice_id: PAYABLE.number,
      amount: { currency_code: 'USD', value: '1999.99' },
    });
  });

  test('that PayPal has forgotten gives way to the next one', async () => {
    const first = await create();
    paypal.orders.delete(first.sessionId);
    const second = await create();
    expect(second.sessionId).not.toBe(first.sessionId);
    expect(await create()).toEqual(second);
  });

  test.each(AMOUNTS)(
    'of %i cents is charged, paid and refunded as %s [S7.244]',
    async (minor, decimal) => {
      const { sessionId, refund } = await pay({ ...PAYABLE, amountMinor: minor });
      expect(paypal.orders.get(sessionId)?.unit.amount.value).toBe(decimal);
      await refund(minor, 'all');
      expect(paypal.orders.get(sessionId)?.refunds[0]?.amount.value).toBe(decimal);
      const facts = await provider.look(sessionId);
      expect(facts).toMatchObject({ amountMinor: minor, refundedMinor: minor });
    },
  );
});

describe('settling', () => {
  test('takes the money once, also for twenty at once [S7.242]', async () => {
    const { sessionId } = await create();
    paypal.approve(sessionId);
    const providers = Array.from({ length: 20 }, () => make());
    const all = await Promise.all(providers.map((each) => each.settle(sessionId)));
    expect(all.filter(({ state }) => state === 'paid')).not.toHaveLength(0);
    expect(all.filter(({ state }) => state === 'closed')).toHaveLength(0);
    expect(captures(sessionId)).toHaveLength(1);
    expect(await provider.settle(sessionId)).toMatchObject({ state: 'paid', amountMinor: 199_999 });
    expect(captures(sessionId)).toHaveLength(1);
  });

  test('takes nothing that nobody has approved', async () => {
    const { sessionId } = await create();
    expect(await provider.settle(sessionId)).toMatchObject({ state: 'open', amountMinor: 0 });
    expect(paypal.count(`POST /v2/checkout/orders/${sessionId}/capture`)).toBe(0);
  });

  test('looks again where somebody else has taken the money meanwhile', async () => {
    const { sessionId } = await create();
    paypal.approve(sessionId);
    const unit = paypal.orders.get(sessionId)?.unit;
    const stale = { id: sessionId, status: 'APPROVED', purchase_units: [unit] };
    await provider.settle(sessionId);
    paypal.trouble = once(sessionId, { status: 200, json: stale });
    expect(await provider.settle(sessionId)).toMatchObject({ state: 'paid' });
    expect(captures(sessionId)).toHaveLength(1);
  });

  test('leaves a declined payment open for another card [S7.243]', async () => {
    const { sessionId } = await create();
    paypal.approve(sessionId);
    paypal.course = 'instrument-declined';
    expect(await provider.settle(sessionId)).toMatchObject({ state: 'open', paymentId: '' });
    expect((await create()).sessionId).toBe(sessionId);
    paypal.approve(sessionId);
    expect(await provider.settle(sessionId)).toMatchObject({ state: 'paid' });
  });

  test('a card declined for good closes the order, and the next can be paid [S7.243]', async () => {
    const { sessionId } = await create();
    paypal.approve(sessionId);
    paypal.course = 'card-declined';
    expect(await provider.settle(sessionId)).toMatchObject({ state: 'closed', amountMinor: 0 });
    const next = await create();
    expect(next.sessionId).not.toBe(sessionId);
    paypal.approve(next.sessionId);
    expect(await provider.settle(next.sessionId)).toMatchObject({ state: 'paid' });
    expect(await create()).toEqual(next);
  });

  test('another refusal is told in the words of PayPal', async () => {
    const { sessionId } = await create();
    paypal.approve(sessionId);
    const details = [{ issue: 'TRANSACTION_REFUSED', description: 'The request\nwas refused.' }];
    paypal.trouble = once('/capture', { status: 422, json: { name: 'UNPROCESSABLE', details } });
    await expect(provider.settle(sessionId)).rejects.toMatchObject({
      kind: 'refused',
      message: 'The request was refused.',
    });
  });
});

describe('the facts of an order', () => {
  test.each([
    ['CREATED', 'open'],
    ['SAVED', 'open'],
    ['APPROVED', 'open'],
    ['PAYER_ACTION_REQUIRED', 'open'],
    ['VOIDED', 'closed'],
  ])('that is %s: %s', async (status, state) => {
    const { sessionId } = await create();
    Object.assign(paypal.orders.get(sessionId) ?? {}, { status });
    expect(await provider.look(sessionId)).toEqual({
      ...{ state, amountMinor: 0, currency: 'usd', orderId: PAYABLE.orderId },
      ...{ paymentId: '', refundedMinor: 0 },
    });
  });

  test('that is paid: what was captured, by which name, and what went back [S7.245]', async () => {
    const { sessionId, paymentId, refund } = await pay();
    const paid = {
      ...{ state: 'paid', amountMinor: 199_999, currency: 'usd', orderId: PAYABLE.orderId },
      paymentId,
    };
    expect(paymentId).toBe(captures(sessionId)[0]?.id);
    expect(await provider.look(sessionId)).toEqual({ ...paid, refundedMinor: 0 });
    await refund(99, 'first');
    expect(await provider.look(sessionId)).toEqual({ ...paid, refundedMinor: 99 });
    await refund(199_900, 'rest');
    expect(await provider.look(sessionId)).toEqual({ ...paid, refundedMinor: 199_999 });
  });

  test('that is given back without a word of how: all of it', async () => {
    const { sessionId } = await pay();
    Object.assign(captures(sessionId)[0] ?? {}, { status: 'REFUNDED' });
    const facts = await provider.look(sessionId);
    expect(facts).toMatchObject({ state: 'paid', refundedMinor: 199_999 });
  });

  test('whose capture waits for a review: open, and not closed by anybody', async () => {
    const { sessionId } = await create();
    paypal.approve(sessionId);
    paypal.course = 'pending';
    expect(await provider.settle(sessionId)).toMatchObject({ state: 'open', amountMinor: 0 });
    expect(await provider.close(sessionId)).toBe(false);
  });
});

describe('closing', () => {
  test('is certain for everything but what was captured [S7.246]', async () => {
    const { sessionId } = await create();
    expect(await provider.close(sessionId)).toBe(true);
    paypal.approve(sessionId);
    expect(await provider.close(sessionId)).toBe(true);
    expect(await provider.close('NEVERMADE')).toBe(true);
    await provider.settle(sessionId);
    expect(await provider.close(sessionId)).toBe(false);
  });

  test('is not certain while PayPal is away', async () => {
    const { sessionId } = await create();
    paypal.trouble = () => ({ status: 404, json: {} });
    await expect(provider.close(sessionId)).rejects.toMatchObject({ kind: 'refused' });
    paypal.trouble = () => ({ status: 503, json: {} });
    await expect(provider.close(sessionId)).rejects.toMatchObject({ kind: 'away' });
  });
});

describe('a refund', () => {
  test('happens once for each key [S7.247]', async () => {
    const { sessionId, refund } = await pay();
    await Promise.all([refund(500, 'a'), refund(500, 'a')]);
    await refund(500, 'a');
    await refund(250, 'b');
    expect(await provider.look(sessionId)).toMatchObject({ state: 'paid', refundedMinor: 750 });
  });

  test('of all that is already back is done; of more than there is, refused', async () => {
    const { sessionId, refund } = await pay();
    await expect(refund(200_000, 'too much')).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('less than or equal'),
    });
    await refund(199_999, 'all');
    await refund(199_999, 'all of it again');
    expect(await provider.look(sessionId)).toMatchObject({ refundedMinor: 199_999 });
  });

  test('that failed at PayPal is refused', async () => {
    const { refund } = await pay();
    paypal.trouble = once('/refund', { status: 201, json: { id: 'R', status: 'FAILED' } });
    await expect(refund(1, 'vain')).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('a webhook', () => {
  // A number that would be written otherwise if it were parsed and written again.
  const approved =
    '{ "id":"WH-7", "event_type":"CHECKOUT.ORDER.APPROVED", "resource_type":"checkout-order",' +
    '"resource":{"id":"5O19","purchase_units":[{"custom_id":"order-1","amount":10.00}]}}';

  test('that PayPal has sent tells what to look at [S7.248]', async () => {
    const event = await provider.readEvent(webhook(approved, paypal.sign(approved, NOW)));
    expect(event).toEqual({
      ...{ id: 'WH-7', type: 'CHECKOUT.ORDER.APPROVED' },
      ...{ orderId: 'order-1', sessionId: '5O19', paymentId: '' },
    });
  });

  test.each([
    [
      { id: '3C6', custom_id: 'o', supplementary_data: { related_ids: { order_id: '5O' } } },
      'capture',
      { orderId: 'o', sessionId: '5O', paymentId: '3C6' },
    ],
    [
      {
        id: '1JU',
        links: [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/3C6' }],
      },
      'refund',
      { orderId: '', sessionId: '', paymentId: '3C6' },
    ],
    [{ id: 'PP-D-1' }, 'dispute', { orderId: '', sessionId: '', paymentId: '' }],
  ])('of %j, a %s', async (resource, resource_type, expected) => {
    const body = JSON.stringify({ id: 'WH-8', event_type: 'X', resource_type, resource });
    const event = await provider.readEvent(webhook(body, paypal.sign(body, NOW)));
    expect(event).toEqual({ id: 'WH-8', type: 'X', ...expected });
  });

  test('that was changed, is old, or is for another shop is forged [S7.249]', async () => {
    const forged = { kind: 'forged' };
    const read = (body: string, headers: Record<string, string>) =>
      expect(provider.readEvent(webhook(body, headers))).rejects.toMatchObject(forged);
    const sound = paypal.sign(approved, NOW);
    await read(approved.replace('order-1', 'order-2'), sound);
    await read(approved, { ...sound, 'paypal-transmission-sig': 'c2ln' });
    await read(approved, paypal.sign(approved, NOW, 'WH2'));
    await read(approved, paypal.sign(approved, NOW - 301_000));
    await read(approved, paypal.sign(approved, NOW + 301_000));
    await read(approved, { ...sound, 'paypal-transmission-time': 'now' });
    await read(approved, { ...sound, 'paypal-cert-url': '' });
    await read(approved, {});
    await read('{', paypal.sign('{', NOW));
    await read('[]', paypal.sign('[]', NOW));
    provider = make({ ...paypal.keys, webhookId: '' });
    const call = paypal.count(VERIFY);
    await read(approved, paypal.sign(approved, NOW, ''));
    expect(paypal.count(VERIFY)).toBe(call);
  });

  test('that PayPal will not look at is forged, one it cannot look at may come again', async () => {
    const read = () => provider.readEvent(webhook(approved, paypal.sign(approved, NOW)));
    paypal.trouble = once('signature', { status: 400, json: { name: 'VALIDATION_ERROR' } });
    await expect(read()).rejects.toMatchObject({ kind: 'forged' });
    paypal.trouble = once('signature', { status: 500, json: {} });
    await expect(read()).rejects.toMatchObject({ kind: 'away' });
    paypal.trouble = once('signature', { status: 200, json: {} });
    await expect(read()).rejects.toMatchObject({ kind: 'forged' });
  });
});

describe('the keys of a shop', () => {
  test('are exchanged once for many calls, and again before the token ends', async () => {
    await Promise.all([create(), make().create(PAYABLE, 'paypal', ADDRESSES)]);
    await create();
    expect(paypal.count(LOG_IN)).toBe(1);
    now += 32_400_000 - 30_000;
    await create();
    expect(paypal.count(LOG_IN)).toBe(2);
  });

  test('a token that was taken back is renewed once, also for ten at once [S7.250]', async () => {
    const { sessionId } = await create();
    paypal.revokeTokens();
    const all = await Promise.all(Array.from({ length: 10 }, () => provider.look(sessionId)));
    expect(all.every(({ state }) => state === 'open')).toBe(true);
    expect(paypal.count(LOG_IN)).toBe(2);
  });

  test('that are wrong are refused, and asked for again next time', async () => {
    provider = make({ ...paypal.keys, clientSecret: 'sesame' });
    const refused = { kind: 'refused', message: 'PayPal does not accept the keys of this shop.' };
    await expect(create()).rejects.toMatchObject(refused);
    await expect(create()).rejects.toMatchObject(refused);
    expect(paypal.count(LOG_IN)).toBe(2);
    paypal.trouble = ({ path }) =>
      path.includes('orders') ? { status: 401, json: {} } : undefined;
    provider = make();
    await expect(create()).rejects.toMatchObject(refused);
    expect(paypal.count(CREATE)).toBe(2);
  });
});

test('the keys of one shop open nothing for another', async () => {
  await create();
  provider = make({ ...paypal.keys, clientSecret: 'sesame' });
  await expect(create()).rejects.toMatchObject({ kind: 'refused' });
});
