import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod';
import type { Config } from '@/backend/base/config';
import * as tables from '@/backend/db/schema';
import { paymentSettingsSchema } from '@/backend/payments/settings';
import type { AppParts } from '@/backend/services/services';
import { failureSchema } from '@/core/calls/failure.schema';
import { paymentSchemas } from '@/core/calls/payment.schema';
import type { CartClaim } from '@/core/model/cart';
import { seedShops } from '../api/seed';
import { type From, withTestApp } from '../api/test-app';
import { STRIPE_KEYS, StripeStandIn } from './stripe-stand-in';

export { STRIPE_KEYS };

/** A product of 19.99 without choices, one with counted sizes, and one that is sold out. */
export const BARE = '00000000-0000-4000-8000-0000000000e1';
export const COUNTED = '00000000-0000-4000-8000-0000000000e2';
export const GONE = '00000000-0000-4000-8000-0000000000e3';
/** What the first shop asks for sending. */
export const SHIPPING = 6.5;

export const FORM = {
  email: 'Ada@Example.com',
  name: 'Ada Finch',
  phone: '',
  line1: '1 Mill Lane',
  line2: '',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  country: 'US',
};

const created = paymentSchemas.createCheckoutSession.response;
const confirmed = paymentSchemas.confirmCheckoutSession.response;
export type Created = z.output<typeof created>;

export const claim = (id: string, quantity = 1, size?: string): CartClaim => ({
  product: { id },
  quantity,
  ...(size && { variants: { Size: { label: size, value: size, priceAdjustment: 0 } } }),
});

/** Providers in place of Stripe, known once their stand-ins run. */
type Others = () => Pick<Config, 'payments' | 'paymentBases'>;
type Parts = Partial<Pick<AppParts, 'now' | 'passwords'>>;

/** The backend with goods to buy, and Stripe in its place unless the test provider is asked for. */
export function withCheckoutShop({
  provider = 'stripe',
  ...parts
}: Parts & { provider?: 'stripe' | 'test' | Others } = {}) {
  const stripe = new StripeStandIn();
  beforeAll(() => stripe.start());
  const testApp = withTestApp({
    ...parts,
    settings: typeof provider === 'function' ? provider : () => settingsOf(provider, stripe.url),
  });
  beforeAll(async () => {
    const { db } = testApp.database;
    await seedShops(db);
    await seedGoods(db);
  });
  afterAll(() => stripe.stop());

  const bodyOf = (changes: object = {}) => ({
    amount: 19.99 + SHIPPING,
    formData: FORM,
    cartItems: [claim(BARE)],
    shipping_cost: SHIPPING,
    method: 'redirect',
    checkout_key: randomUUID(),
    ...changes,
  });
  const begin = (changes: object = {}, from: From = {}) =>
    testApp.post('/stripev2/create-checkout-session', bodyOf(changes), from);
  const confirm = (request: { session_id: string; order_id: string }, from: From = {}) =>
    testApp.post('/stripev2/confirm-checkout-session', request, from);
  return {
    testApp,
    post: testApp.post,
    logged: testApp.logged,
    get database() {
      return testApp.database;
    },
    get services() {
      return testApp.services;
    },
    stripe,
    bodyOf,
    begin,
    confirm,
    /** A checkout that is taken; anything else fails the test. */
    begun: async (changes: object = {}, from: From = {}) => {
      const answer = await begin(changes, from);
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${answer.status}: ${text}`);
      return created.parse(JSON.parse(text));
    },
    confirmed: async (request: { session_id: string; order_id: string }, from: From = {}) => {
      const answer = await confirm(request, from);
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${answer.status}: ${text}`);
      return confirmed.parse(JSON.parse(text));
    },
    webhook: (
      { body, headers }: { body: string; headers: Record<string, string> },
      shop = 'localhost',
    ) => testApp.app.request(`/stripev2/webhook/${shop}`, { method: 'POST', body, headers }),
    orders: () => testApp.database.db.select().from(tables.orders),
  };
}

function settingsOf(provider: 'stripe' | 'test', url: string) {
  return {
    payments: paymentSettingsSchema.parse(provider === 'stripe' ? { stripe: STRIPE_KEYS } : {}),
    paymentBases: { stripe: url, paypal: undefined, airwallex: undefined },
  };
}

async function seedGoods(db: ReturnType<typeof withTestApp>['database']['db']): Promise<void> {
  const row = { template: 'classic', category: 'Shirts', priceMinor: 1999, variantFields: [] };
  const sizes = ['M', 'L'].map((value) => ({ label: value, value, priceAdjustment: 0 }));
  await db.insert(tables.products).values([
    { ...row, id: BARE, slug: 'bare', name: 'Bare' },
    {
      ...row,
      ...{ id: COUNTED, slug: 'counted', name: 'Counted' },
      variantFields: [
        { id: 'size', label: 'Size', type: 'select', options: sizes, required: true },
      ],
    },
    { ...row, id: GONE, slug: 'gone', name: 'Gone', isSoldOut: true },
  ]);
  await db.insert(tables.productVariants).values(
    ['M', 'L'].map((value, position) => ({
      ...{ productId: COUNTED, position, priceMinor: 1999, stock: 5, sku: `COUNTED-${value}` },
      options: [{ name: 'Size', value }],
    })),
  );
}

/** What a refused call said. */
export async function refusalOf(answer: Response) {
  return {
    code: answer.status,
    ...z
      .object(failureSchema.shape)
      .partial()
      .parse(await answer.json()),
  };
}
