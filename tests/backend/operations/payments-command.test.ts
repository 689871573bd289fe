import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withTestDatabase } from '../database';
import { runScript } from '../shop-admin/run-script';
import { makeShop } from '../shop-admin/shop-fixture';

const database = withTestDatabase();
const HOST = ['--host', 'shop.example'];
const SECRET = 'sk_live_aVeryLongSecretOfOurs1234';
const shop = (...args: string[]) => runScript('shop', database.url, ['payments', ...args]);

beforeAll(async () => {
  vi.stubEnv('SHOP_STRIPE_KEY', SECRET);
  vi.stubEnv('SECRET_KEY', 'a secret of tests alone, 32 letters');
  await makeShop(database, 'shop.example');
});
afterAll(() => vi.unstubAllEnvs());

it('sets and lists the payments of a shop, and prints no secret [S7.338] [S6.321]', async () => {
  const none = await shop(...HOST);
  expect(none.stdout).toContain('those of the environment hold');
  const fields = ['stripe.secretKey=env:SHOP_STRIPE_KEY', 'stripe.publishableKey=pk_live_ours'];
  expect(await shop(...HOST, ...fields)).toEqual({
    code: 0,
    stdout: 'Set the payments of shop.example.\n',
    stderr: '',
  });
  const { stdout } = await shop(...HOST);
  expect(stdout).toContain('stripe.secretKey=(set, ends in 1234)\n');
  expect(stdout).toContain('stripe.publishableKey=pk_live_ours\n');
  expect(`${stdout}${(await shop(...HOST, '--json')).stdout}`).not.toContain(SECRET);
});

it('says what does not fit, without repeating it [S8.305]', async () => {
  const wrong = await shop(...HOST, `stripe.secretKey=x${SECRET}`, 'stripe.color=red');
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toContain('stripe.secretKey: A secret key of Stripe begins with');
  expect(wrong.stderr).toContain('stripe.color: is no field of payments');
  expect(wrong.stderr).not.toContain(SECRET);
  const mixed = await shop(...HOST, 'stripe.publishableKey=pk_test_ours');
  expect(mixed).toMatchObject({ code: 1, stderr: expect.stringContaining('from the same mode') });
  const unset = await shop(...HOST, 'stripe.secretKey=env:NO_SUCH_VARIABLE');
  expect(unset).toMatchObject({ code: 2, stderr: expect.stringContaining('NO_SUCH_VARIABLE') });
  await shop(...HOST, 'stripe.secretKey=', 'stripe.publishableKey=');
  expect((await shop(...HOST)).stdout).toContain('stripe.secretKey=\n');
});
