import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as tables from '@/backend/db/schema';
import { savePaymentSettings } from '@/backend/domain/payments/load-settings';
import { paymentSettingsSchema } from '@/backend/payments/settings';
import { initSchema } from '@/core/model/shop.schema';
import { SHOP_A } from '../api/seed';
import { refusalOf, withCheckoutShop } from './checkout-shop';

let clock = Date.now();
const shop = withCheckoutShop({ provider: 'test', now: () => clock });
const SETTINGS = paymentSettingsSchema.parse({
  stripe: { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' },
  paypal: { clientId: 'paypal-client', clientSecret: 'paypal-secret' },
  airwallex: { clientId: 'airwallex-client', apiKey: 'airwallex-key' },
  conversions: ['AW-1/label'],
});
const shielded = z.looseObject({ encrypted: z.string() });
const read = async (path: string, host?: string) =>
  shielded.parse(await shop.testApp.read(path, host));
const open = (body: object) => shop.post('/payment-page', body);

beforeAll(() => savePaymentSettings(shop.services.ofShop(SHOP_A), SHOP_A, SETTINGS));

describe('the payment calls of the spec [S7.316]', () => {
  const common = { domain: 'http://pay.localhost:3000', conversions: ['AW-1/label'] };

  test('answer from the settings of the shop, with the fields that are named', async () => {
    const encrypted = expect.stringMatching(/^[\w-]{6}\.[\w-]{40,}$/);
    expect(await shop.testApp.read('/ppshield')).toEqual({ domain: common.domain });
    expect(await read('/get-shield-domain')).toEqual({
      ...common,
      encrypted,
      client_id: 'paypal-client',
    });
    expect(await read('/get-shield-stripe')).toEqual({
      ...common,
      encrypted,
      stripe_publishable_key: 'pk_test_1',
    });
    expect(await read('/api/get-shield-airwallex-proxy')).toEqual({ ...common, encrypted });
    expect(await shop.testApp.read('/api/get-shield-airwallex')).toEqual({
      client_id: 'airwallex-client',
      environment: 'demo',
    });
  });

  test('answer an error and nothing else where a provider is not set up', async () => {
    const host = 'other.example';
    const nothing = { domain: '', encrypted: '', conversions: [] };
    expect(await read('/get-shield-stripe', host)).toEqual({
      ...nothing,
      stripe_publishable_key: '',
      error: 'This shop takes no payments by Stripe.',
    });
    expect(await read('/get-shield-domain', host)).toMatchObject({ ...nothing, client_id: '' });
  });

  test('are what the shop opens with, by the marks of its ways to pay alone [S2.1350]', async () => {
    const { paymentMarks } = initSchema.parse(await shop.testApp.read('/init'));
    expect(paymentMarks).toEqual(['Visa', 'Mastercard', 'American Express', 'PayPal']);
  });

  test('are asked every time: nobody keeps an answer', async () => {
    const answer = await shop.testApp.get('/get-shield-stripe');
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
      'no-store',
      null,
    ]);
  });

  test('hold no secret, and neither does the database in clear [S6.334]', async () => {
    const paths = [
      '/get-shield-domain',
      '/get-shield-stripe',
      '/api/get-shield-airwallex',
      '/checkout/methods',
    ];
    const answers = await Promise.all(
      paths.map(async (path) => (await shop.testApp.get(path)).text()),
    );
    const saved = JSON.stringify(await shop.database.db.select().from(tables.paymentSettings));
    for (const text of [...answers, saved]) {
      expect(text).not.toMatch(/sk_test|whsec|paypal-secret|airwallex-key/);
    }
  });

  test('offer every way to pay, in one order [S7.317]', async () => {
    const { data } = z
      .object({
        data: z.object({
          methods: z.array(z.looseObject({ method: z.string(), provider: z.string() })),
        }),
      })
      .parse(await shop.testApp.read('/checkout/methods'));
    expect(data.methods.map(({ method, provider }) => `${method} ${provider}`)).toEqual([
      ...[
        'stripe stripe',
        'creditcard paypal',
        'airwallex airwallex',
        'paypal paypal',
        'redirect stripe',
      ],
    ]);
  });
});

describe('a payment page [S6.335]', () => {
  const ticketOf = async (host?: string) => (await read('/get-shield-stripe', host)).encrypted;

  test('opens by the ticket of its shop, within that shop alone', async () => {
    const ticket = await ticketOf();
    const page = await open({ ticket, method: 'stripe', from: 'http://localhost:3000' });
    expect(await page.json()).toMatchObject({
      data: {
        ...{ domain: 'localhost', storename: 'Marlow & Finch', provider: 'stripe' },
        ...{ publicKey: 'pk_test_1', origin: 'http://localhost:3000' },
      },
    });
    const alias = await open({ ticket, method: 'stripe', from: 'https://www.marlow.example' });
    expect(alias.status).toBe(200);
  });

  test.each([
    ['another site', 'https://evil.example'],
    ['another shop', 'https://other.example'],
    ['the shop without TLS', 'http://www.marlow.example'],
    ['a port of its own', 'https://www.marlow.example:8443'],
    ['a path', 'http://localhost:3000/x'],
    ['something that is none', 'javascript:alert(1)'],
    ['a lookalike', 'https://www.marlow.example.evil.example'],
  ])('opens within %s for nobody', async (_name, from) => {
    const refused = await open({ ticket: await ticketOf(), method: 'stripe', from });
    expect(await refusalOf(refused)).toMatchObject({ code: 404, path: 'from' });
  });

  test('does not open by a ticket that is none, or half a day later', async () => {
    const ticket = await ticketOf();
    for (const none of ['', 'x', `${ticket}x`, ticket.slice(1)]) {
      expect((await open({ ticket: none, method: 'stripe' })).status).toBe(404);
    }
    expect((await open({ ticket, method: 'redirect' })).status).toBe(200);
    clock += 13 * 60 * 60_000;
    expect((await open({ ticket, method: 'stripe' })).status).toBe(404);
    clock -= 13 * 60 * 60_000;
  });

  test('is a checkout of that shop’s alone', async () => {
    const refused = await shop.begin(
      { shield_encrypted: await ticketOf(), amount: 24.98 },
      { host: 'other.example' },
    );
    expect(await refusalOf(refused)).toMatchObject({ code: 400, path: 'shield_encrypted' });
  });
});
