import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAirwallex } from '@/backend/payments/airwallex/create-airwallex';
import { createPaypal } from '@/backend/payments/paypal/create-paypal';
import type { PaymentProvider, ProviderTools } from '@/backend/payments/provider';
import { type AirwallexStandIn, startAirwallex } from './airwallex-stand-in';
import { type PaypalStandIn, startPaypal } from './paypal-stand-in';
import { ADDRESSES, NOW, PAYABLE } from './samples';
import type { Reply, StandIn, Trouble } from './stand-in';

const PATIENT = { now: () => NOW };
const IMPATIENT = { now: () => NOW, timeoutMs: 150 };
const NAMES = ['paypal', 'airwallex'] as const;

let paypal: PaypalStandIn;
let airwallex: AirwallexStandIn;

beforeEach(async () => {
  [paypal, airwallex] = await Promise.all([startPaypal(), startAirwallex(() => NOW)]);
});
afterEach(() => Promise.all([paypal.close(), airwallex.close()]));

function setUp(
  name: (typeof NAMES)[number],
  { base, tools = PATIENT }: { base?: string; tools?: ProviderTools } = {},
): [PaymentProvider, StandIn] {
  if (name === 'paypal') return [createPaypal(paypal.keys, base ?? paypal.base, tools), paypal];
  return [createAirwallex(airwallex.keys, base ?? airwallex.base, tools), airwallex];
}

/** Every call that asks the provider; each must fail in the same way. */
function calls(provider: PaymentProvider): (() => Promise<unknown>)[] {
  const refund = {
    paymentId: 'P1',
    sessionId: 'S1',
    amountMinor: 1,
    totalMinor: 100,
    currency: 'usd',
    key: 'k',
  };
  return [
    () => provider.create(PAYABLE, 'paypal', ADDRESSES),
    () => provider.look('S1'),
    () => provider.settle('S1'),
    () => provider.close('S1'),
    () => provider.refund(refund),
  ];
}

const isLogin = (path: string) => /token|login/.test(path);

/** The same trouble for all but the login. */
const afterLogin =
  (reply: Reply | 'never'): Trouble =>
  ({ path }) =>
    isLogin(path) ? undefined : reply;

describe.each(NAMES)('%s', (name) => {
  test.each<[string, Reply | 'never']>([
    ['no answer in time', 'never'],
    ['500', { status: 500, json: {} }],
    ['503 with a page', { status: 503, text: '<html>Sorry</html>' }],
    ['429', { status: 429, json: { code: 'too_many_requests' } }],
    ['a page in place of JSON', { status: 200, text: '<html>Hello</html>' }],
    ['JSON cut short', { status: 200, text: '{"id":"S1",' }],
    ['nothing at all', { status: 200, text: '' }],
    ['null', { status: 200, json: null }],
    ['a list', { status: 200, json: [] }],
    ['other fields', { status: 200, json: { id: 5, status: {}, items: 'none' } }],
  ])('is away, and may be better in a moment: %s [S7.257]', async (_, reply) => {
    const [provider, standIn] = setUp(name, { tools: reply === 'never' ? IMPATIENT : PATIENT });
    standIn.trouble = afterLogin(reply);
    for (const call of calls(provider))
      await expect(call()).rejects.toMatchObject({ kind: 'away' });
  });

  test('is away where it answers without an end', async () => {
    const [provider, standIn] = setUp(name);
    const answer = { id: 'S1', client_secret: 'c', more: 'x'.repeat(1_100_000) };
    standIn.trouble = ({ method, path }) =>
      method === 'POST' && !isLogin(path) ? { status: 201, json: answer } : undefined;
    const created = provider.create(PAYABLE, 'paypal', ADDRESSES);
    await expect(created).rejects.toMatchObject({ kind: 'away' });
  });

  test('is away where nothing listens, and where it leads elsewhere', async () => {
    const [nobody] = setUp(name, { base: 'http://127.0.0.1:1' });
    await expect(nobody.look('S1')).rejects.toMatchObject({ kind: 'away' });
    const [provider, standIn] = setUp(name);
    standIn.trouble = () => ({ status: 302, json: {} });
    await expect(provider.look('S1')).rejects.toMatchObject({ kind: 'away' });
  });

  test('is away where the login gives no token', async () => {
    const [provider, standIn] = setUp(name);
    standIn.trouble = ({ path }) => (isLogin(path) ? { status: 200, json: {} } : undefined);
    for (const call of calls(provider))
      await expect(call()).rejects.toMatchObject({ kind: 'away' });
    standIn.trouble = () => undefined;
    await expect(provider.look('S1')).rejects.toMatchObject({ kind: 'unknown' });
  });

  test('refuses for good what it answers with 400 or 403', async () => {
    const [provider, standIn] = setUp(name);
    for (const status of [400, 403]) {
      standIn.trouble = afterLogin({ status, json: { name: 'NO', code: 'configuration_error' } });
      for (const call of calls(provider)) {
        await expect(call()).rejects.toMatchObject({ kind: 'refused' });
      }
    }
  });

  test.each(['S1', '', '..', 'a/b', 'a?b', 'x'.repeat(101)])(
    'knows no session %j [S7.258]',
    async (sessionId) => {
      const [provider, standIn] = setUp(name);
      await expect(provider.look(sessionId)).rejects.toMatchObject({ kind: 'unknown' });
      await expect(provider.settle(sessionId)).rejects.toMatchObject({ kind: 'unknown' });
      expect(await provider.close(sessionId)).toBe(true);
      expect(standIn.sent.every(({ path }) => isLogin(path) || path.endsWith('/S1'))).toBe(true);
    },
  );

  test('takes no amount that is none', async () => {
    const [provider, standIn] = setUp(name);
    const { sessionId } = await provider.create(PAYABLE, 'paypal', ADDRESSES);
    for (const amount of ['1.005', '-1.00', '1e3', 'NaN', '', '1,00', '99999999999999.00']) {
      const unit = { amount: { value: amount, currency_code: 'USD' } };
      const order = { id: sessionId, status: 'CREATED', purchase_units: [unit] };
      const intent = { ...order, amount: 1, currency: 'USD', captured_amount: amount };
      standIn.trouble = () => ({ status: 200, json: name === 'paypal' ? order : intent });
      await expect(provider.look(sessionId)).rejects.toMatchObject({ kind: 'away' });
    }
  });

  test('no error holds a key or a token [S7.259]', async () => {
    const [provider, standIn] = setUp(name);
    const sent: string[] = [];
    const troubles: Trouble[] = [
      () => ({ status: 401, json: {} }),
      ({ header }) => ({ status: 400, text: `token ${header('authorization')}` }),
      ({ path }) => ({ status: isLogin(path) ? 200 : 500, text: '"secret-token' }),
    ];
    for (const trouble of troubles) {
      standIn.trouble = trouble;
      for (const call of calls(provider)) sent.push(inspect(await call().catch((error) => error)));
    }
    expect(sent.join('\n')).toContain('PaymentError');
    expect(sent.join('\n')).not.toMatch(/-secret|-key|Bearer|Basic|secret-token/);
  });
});
