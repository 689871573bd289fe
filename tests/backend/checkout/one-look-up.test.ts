import { expect, test } from 'vitest';
import { withCheckoutShop } from './checkout-shop';

const { testApp, begun, webhook, post } = withCheckoutShop({ provider: 'test' });

/** How often the shop is looked up by a host meanwhile. */
async function lookUpsOf(work: () => Promise<unknown>): Promise<number> {
  const { sent } = await testApp.database.queriesOf(work);
  return sent.filter((query) => query.includes('"find_shop"')).length;
}

test('a request looks its shop up once, whoever asks [S6.710]', async () => {
  expect(await lookUpsOf(() => testApp.read('/checkout/methods'))).toBe(1);
  const origin = 'http://127.0.0.1:3000';
  expect(await lookUpsOf(() => begun({}, { headers: { origin } }))).toBe(1);
  expect(await lookUpsOf(async () => webhook({ body: '{}', headers: {} }))).toBe(1);
  const wrong = { email: 'ada@example.com', password: 'wrong password' };
  expect(await lookUpsOf(() => post('/api/admin/login', wrong))).toBe(1);
  expect(await lookUpsOf(() => post('/api/user/pages/layout/save', {}))).toBe(1);
});

test('a payment leads back to the host that the shopper is on [S6.710]', async () => {
  const session = await begun({}, { headers: { origin: 'http://127.0.0.1:3000' } });
  const shown = await post('/test-payments/get', { session_id: session.session_id });
  expect(JSON.stringify(await shown.json())).toContain('"success_url":"http://127.0.0.1:3000/');
});
