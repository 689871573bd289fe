import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { SHOP_A } from '../api/seed';
import { STRIPE_KEYS } from '../checkout/checkout-shop';
import { withOperations } from './operations-shop';

const office = withOperations();
const { received, refused, send } = office;

const SECRET = 'sk_test_aVeryLongSecretOfOurs1234';
const WEBHOOK = 'whsec_anotherLongSecret5678';
const KEYS = { secretKey: SECRET, publishableKey: 'pk_test_ours', webhookSecret: WEBHOOK };

const sealed = async () => {
  const [row] = await office.shop.database.db
    .select()
    .from(tables.paymentSettings)
    .where(eq(tables.paymentSettings.shopId, SHOP_A));
  return row?.sealed ?? '';
};

afterEach(async () => {
  await office.shop.database.db.delete(tables.paymentSettings);
});

describe('the payment settings of a shop', () => {
  test('are the server’s at first, of which nothing secret is told [S7.335] [S6.321]', async () => {
    const { data } = await received('paymentsGet');
    expect(data).toMatchObject({
      source: 'server',
      takes: [{ provider: 'stripe', isTest: true }],
      stripe: { secretKey: { isSet: true, end: '' }, publishableKey: STRIPE_KEYS.publishableKey },
      paypal: { clientSecret: { isSet: false, end: '' } },
    });
    expect(data.paymentOrigin).toMatch(/^http:\/\/pay\.localhost:/);
    expect(data.stripe.webhook).toMatch(
      /^http:\/\/localhost:\d+\/api\/backend\/stripev2\/webhook\/localhost$/,
    );
  });

  test('are set, kept where left empty, and removed by null [S7.336]', async () => {
    const { data } = await received('paymentsSave', { stripe: KEYS });
    expect(data).toMatchObject({
      source: 'shop',
      stripe: {
        secretKey: { isSet: true, end: '1234' },
        publishableKey: 'pk_test_ours',
        webhookSecret: { isSet: true, end: '5678' },
      },
    });
    const changed = { secretKey: '', publishableKey: 'pk_test_other' };
    const preserved = await received('paymentsSave', { stripe: changed });
    expect(preserved.data.stripe).toMatchObject({
      ...{ secretKey: { end: '1234' }, publishableKey: 'pk_test_other' },
      webhookSecret: { end: '5678' },
    });
    const gone = { secretKey: null, publishableKey: '', webhookSecret: null };
    const removed = await received('paymentsSave', { stripe: gone });
    expect(removed.data).toMatchObject({
      source: 'server',
      takes: [{ provider: 'stripe', isTest: true }],
      stripe: { publishableKey: STRIPE_KEYS.publishableKey, webhookSecret: { end: '' } },
    });
    expect(await sealed()).toBe('');
  });

  test('of a form that was left empty change nothing [S7.336]', async () => {
    const paypal = { clientId: '', clientSecret: '', webhookId: '', environment: 'sandbox' };
    const { data } = await received('paymentsSave', { paypal });
    expect(data).toMatchObject({ source: 'server', takes: [{ provider: 'stripe' }] });
    expect(await sealed()).toBe('');
  });

  test('are told as they are once they are saved [S7.336]', async () => {
    const paypal = { clientId: 'a-client-id', clientSecret: 'a-long-secret' };
    const takes = async (body: object) =>
      (await received('paymentsSave', body)).data.takes.map(({ provider }) => provider);
    expect(await takes({ stripe: KEYS, paypal })).toEqual(['stripe', 'paypal']);
    const removal = { secretKey: null, publishableKey: '', webhookSecret: null };
    expect(await takes({ stripe: removal })).toEqual(['paypal']);
  });

  test('hold from the next payment on [S7.336]', async () => {
    await received('paymentsSave', {
      stripe: { secretKey: STRIPE_KEYS.secretKey, publishableKey: 'pk_test_ours' },
    });
    expect(await office.shop.begun()).toMatchObject({ amount: 26.49 });
    await received('paymentsSave', { stripe: { secretKey: SECRET } });
    expect((await office.shop.begin()).status).toBe(502);
  });

  test.each([
    ['stripe.secretKey', { stripe: { ...KEYS, secretKey: 'pk_test_ours' } }],
    ['stripe.secretKey', { stripe: { ...KEYS, secretKey: 'sk_test with blanks' } }],
    ['stripe.secretKey', { stripe: { publishableKey: 'pk_test_ours' } }],
    ['stripe.publishableKey', { stripe: { ...KEYS, publishableKey: SECRET } }],
    ['stripe.publishableKey', { stripe: { ...KEYS, publishableKey: 'pk_live_ours' } }],
    ['stripe.publishableKey', { stripe: { secretKey: SECRET } }],
    ['stripe.webhookSecret', { stripe: { ...KEYS, webhookSecret: 'https://x.example' } }],
    ['paypal.clientSecret', { paypal: { clientId: 'a-client-id' } }],
    ['paypal.environment', { paypal: { environment: 'test' } }],
    ['airwallex.clientId', { airwallex: { apiKey: 'a-long-api-key' } }],
  ])('are refused with the place of what does not fit: %s [S8.305]', async (path, body) => {
    expect(await refused('paymentsSave', body)).toMatchObject({ code: 422, path });
    expect(await sealed()).toBe('');
  });

  test('stand in no answer, no log and no table [S6.321]', async () => {
    const answers = [
      await send('paymentsSave', { stripe: KEYS }),
      await send('paymentsSave', { stripe: { ...KEYS, secretKey: `${SECRET} x` } }),
      await send('paymentsSave', { stripe: { ...KEYS, publishableKey: 'pk_live_ours' } }),
      await send('paymentsGet'),
      await office.shop.begin(),
      await office.shop.testApp.get('/checkout/methods'),
      await office.shop.testApp.get('/get-shield-stripe'),
    ];
    const received = await Promise.all(answers.map((answer) => answer.text()));
    const everything = [...received, ...office.shop.logged, await sealed()].join('\n');
    for (const secret of [SECRET, WEBHOOK, SECRET.slice(8), STRIPE_KEYS.secretKey]) {
      expect(everything).not.toContain(secret);
    }
  });

  test('saved by two at once are both saved [S7.337]', async () => {
    const paypal = { clientId: 'a-client-id', clientSecret: 'a-client-secret' };
    await Promise.all([
      ...Array.from({ length: 5 }, () => received('paymentsSave', { stripe: KEYS })),
      ...Array.from({ length: 5 }, () => received('paymentsSave', { paypal })),
    ]);
    expect((await received('paymentsGet')).data).toMatchObject({
      stripe: { secretKey: { end: '1234' } },
      paypal: { clientSecret: { isSet: true, end: 'cret' } },
    });
  });
});
