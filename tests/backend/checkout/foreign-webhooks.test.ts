import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { savePaymentSettings } from '@/backend/domain/payments/load-settings';
import { paymentSettingsSchema } from '@/backend/payments/settings';
import { SHOP_A, SHOP_B } from '../api/seed';
import { type AirwallexStandIn, startAirwallex } from '../payments/airwallex-stand-in';
import { type PaypalStandIn, startPaypal } from '../payments/paypal-stand-in';
import { type Created, STRIPE_KEYS, withCheckoutShop } from './checkout-shop';

/*
 * Two shops of one account, so that the provider answers either about the payments of both, and each with a
 * secret of its own for webhooks. Who runs the first shop knows its secret, and signs whatever they like.
 */

const FIRST = 'localhost';
const SECOND = 'other.example';
/** As it asks for less to send. */
const AT_SECOND = { amount: 24.98, shipping_cost: 4.99 };
const SECRET_OF_FIRST = 'whsec_of_the_first';

let paypal: PaypalStandIn;
let airwallex: AirwallexStandIn;
beforeAll(async () => {
  paypal = await startPaypal();
  airwallex = await startAirwallex(Date.now);
});
const shop = withCheckoutShop({
  provider: () => ({
    payments: paymentSettingsSchema.parse({}),
    paymentBases: { stripe: shop.stripe.url, paypal: paypal.base, airwallex: airwallex.base },
  }),
});
beforeAll(async () => {
  await keep(SHOP_A, SECRET_OF_FIRST, 'WH1');
  await keep(SHOP_B, 'whsec_of_the_second', 'WH2');
});
afterAll(async () => {
  await paypal.close();
  await airwallex.close();
});

function keep(shopId: string, webhookSecret: string, webhookId: string): Promise<void> {
  const settings = paymentSettingsSchema.parse({
    stripe: { ...STRIPE_KEYS, webhookSecret },
    paypal: { ...paypal.keys, webhookId },
    airwallex: { ...airwallex.keys, webhookSecret },
  });
  return savePaymentSettings(shop.services.ofShop(shopId), shopId, settings);
}

/** What an event says that it is about. */
interface Named {
  orderId: string;
  sessionId: string;
}

interface Provider {
  method: string;
  path: string;
  pay(sessionId: string): void;
  /** That a payment has arrived, signed as for the first shop. */
  tell(named: Named, id: string): { body: string; headers: Record<string, string> };
}

const PROVIDERS: Record<string, Provider> = {
  Stripe: {
    method: 'redirect',
    path: '/stripev2/webhook',
    pay: (id) => shop.stripe.pay(id),
    tell: ({ orderId, sessionId }, id) => {
      const object = { id: sessionId, object: 'checkout.session', metadata: { order_id: orderId } };
      const event = { id, object: 'event', type: 'checkout.session.completed', data: { object } };
      const payload = JSON.stringify(event);
      const signed = { payload, secret: SECRET_OF_FIRST };
      const header = Stripe.webhooks.generateTestHeaderString(signed);
      return { body: payload, headers: { 'stripe-signature': header } };
    },
  },
  PayPal: {
    method: 'paypal',
    path: '/paypal/webhook',
    pay: (id) => paypal.approve(id),
    tell: ({ orderId, sessionId }, id) => {
      const resource = { id: sessionId, purchase_units: [{ custom_id: orderId }] };
      const type = { event_type: 'CHECKOUT.ORDER.APPROVED', resource_type: 'checkout-order' };
      const body = JSON.stringify({ id, ...type, resource });
      return { body, headers: paypal.sign(body, Date.now(), 'WH1') };
    },
  },
  Airwallex: {
    method: 'airwallex',
    path: '/airwallex/webhook',
    pay: (id) => airwallex.pay(id),
    tell: ({ orderId, sessionId }, id) => {
      const object = { id: sessionId, metadata: { order_id: orderId } };
      const body = JSON.stringify({ id, name: 'payment_intent.succeeded', data: { object } });
      return { body, headers: airwallex.sign(body, Date.now(), SECRET_OF_FIRST) };
    },
  },
};

const rowOf = async ({ order_id }: Created) => {
  const ofOrder = eq(tables.orders.number, order_id);
  const [row] = await shop.database.db.select().from(tables.orders).where(ofOrder);
  if (!row) throw new Error('There is no such order.');
  return row;
};
const namedBy = async (session: Created): Promise<Named> => ({
  orderId: (await rowOf(session)).id,
  sessionId: session.session_id,
});
const eventsOf = (shopId: string) =>
  shop.database.db.$count(tables.paymentEvents, eq(tables.paymentEvents.shopId, shopId));

describe.each(Object.entries(PROVIDERS))('a webhook of %s', (name, { method, path, pay, tell }) => {
  const send = (named: Named, to: string, id: string) => {
    const { body, headers } = tell(named, `${name} ${id}`);
    return shop.testApp.app.request(`${path}/${to}`, { method: 'POST', body, headers });
  };

  test('that one shop has signed changes nothing of another’s order [S7.344]', async () => {
    const mine = await shop.begun({ method });
    const theirs = await shop.begun({ method, ...AT_SECOND }, { host: SECOND });
    pay(theirs.session_id);
    const [own, foreign] = [await namedBy(mine), await namedBy(theirs)];
    const before = await rowOf(theirs);
    expect(before).toMatchObject({ shopId: SHOP_B, state: 'pending' });

    expect((await send(foreign, FIRST, 'foreign')).status).toBe(200);
    expect((await send({ ...own, orderId: foreign.orderId }, FIRST, 'its order')).status).toBe(200);
    expect(
      (await send({ ...own, sessionId: foreign.sessionId }, FIRST, 'its payment')).status,
    ).toBe(200);
    expect((await send(foreign, SECOND, 'sent to it')).status).toBe(400);
    expect(await rowOf(theirs)).toEqual(before);
    expect(await eventsOf(SHOP_B)).toBe(0);
    expect(await rowOf(mine)).toMatchObject({ paidMinor: 0 });

    // They would have changed an order of the first shop, and the money is there.
    const sound = await shop.begun({ method });
    pay(sound.session_id);
    await send(await namedBy(sound), FIRST, 'sound');
    expect(await rowOf(sound)).toMatchObject({ state: 'paid' });
    expect(await shop.confirmed(theirs, { host: SECOND })).toMatchObject({ paid: true });
  });
});
