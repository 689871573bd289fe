import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { paymentSettingsSchema } from '@/backend/payments/settings';
import { runJobs } from '@/backend/upkeep';
import { type AirwallexStandIn, startAirwallex } from '../payments/airwallex-stand-in';
import { type PaypalStandIn, startPaypal } from '../payments/paypal-stand-in';
import { withCheckoutShop } from './checkout-shop';

let clock = Date.now();
let paypal: PaypalStandIn;
let airwallex: AirwallexStandIn;
beforeAll(async () => {
  paypal = await startPaypal();
  airwallex = await startAirwallex(() => clock);
});
const shop = withCheckoutShop({
  now: () => clock,
  provider: () => ({
    payments: paymentSettingsSchema.parse({ paypal: paypal.keys, airwallex: airwallex.keys }),
    paymentBases: { stripe: undefined, paypal: paypal.base, airwallex: airwallex.base },
  }),
});
afterAll(async () => {
  await paypal.close();
  await airwallex.close();
});

const { begun, confirmed } = shop;
const stateOf = async (number: string) => {
  const { db } = shop.database;
  const [row] = await db.select().from(tables.orders).where(eq(tables.orders.number, number));
  return row && [row.state, row.paidMinor, row.refundedMinor];
};
const tell = (path: string, body: string, headers: Record<string, string>) =>
  shop.testApp.app.request(`${path}/localhost`, { method: 'POST', body, headers });

describe('PayPal [S7.318]', () => {
  const approvedEvent = (session: string, id: string) =>
    JSON.stringify({
      ...{ id, event_type: 'CHECKOUT.ORDER.APPROVED', resource_type: 'checkout-order' },
      resource: { id: session, purchase_units: [] },
    });

  test('takes what the shopper has approved once they are back', async () => {
    const session = await begun({ method: 'paypal' });
    expect(session).toMatchObject({ url: '', client_secret: '' });
    expect(await confirmed(session)).toMatchObject({ paid: false });
    paypal.approve(session.session_id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirmed(session)));
    // Who asks while it is being taken hears that it has not arrived yet.
    expect(answers.some(({ paid }) => paid)).toBe(true);
    expect(await confirmed(session)).toMatchObject({ paid: true });
    expect(paypal.orders.get(session.session_id)?.captures).toHaveLength(1);
    expect(await stateOf(session.order_id)).toEqual(['paid', 2649, 0]);
  });

  test('takes it by the webhook where nobody comes back', async () => {
    const session = await begun({ method: 'creditcard' });
    paypal.approve(session.session_id);
    const body = approvedEvent(session.session_id, 'WH-1');
    const answer = await tell('/paypal/webhook', body, paypal.sign(body, clock));
    expect(answer.status).toBe(200);
    expect(await stateOf(session.order_id)).toEqual(['paid', 2649, 0]);
    expect((await tell('/paypal/webhook', body, paypal.sign(body, clock, 'WH9'))).status).toBe(400);
  });

  test('takes it by the job where nobody tells', async () => {
    const session = await begun({ method: 'paypal' });
    paypal.approve(session.session_id);
    clock += 5 * 60_000;
    await runJobs(shop.services);
    expect(await stateOf(session.order_id)).toEqual(['paid', 2649, 0]);
  });

  test('takes nothing of an order that was given up', async () => {
    const session = await begun({ method: 'paypal' });
    clock += 70 * 60_000;
    await runJobs(shop.services);
    expect(await stateOf(session.order_id)).toEqual(['cancelled', 0, 0]);
    paypal.approve(session.session_id);
    const body = approvedEvent(session.session_id, 'WH-2');
    expect((await tell('/paypal/webhook', body, paypal.sign(body, clock))).status).toBe(200);
    expect(await confirmed(session)).toMatchObject({ paid: false });
    expect(paypal.orders.get(session.session_id)?.captures).toEqual([]);
    expect(await stateOf(session.order_id)).toEqual(['cancelled', 0, 0]);
  });
});

describe('Airwallex [S7.318]', () => {
  test('is asked when the shopper is back, and by its webhook', async () => {
    const session = await begun({ method: 'airwallex' });
    expect(session.client_secret).not.toBe('');
    expect(await confirmed(session)).toMatchObject({ paid: false });
    airwallex.pay(session.session_id);
    const body = JSON.stringify({
      ...{ id: 'evt_1', name: 'payment_intent.succeeded', accountId: 'acct' },
      data: { object: { id: session.session_id } },
    });
    const headers = airwallex.sign(body, clock);
    expect((await tell('/airwallex/webhook', body, headers)).status).toBe(200);
    expect((await tell('/airwallex/webhook', body, headers)).status).toBe(200);
    expect(await stateOf(session.order_id)).toEqual(['paid', 2649, 0]);
    expect(await confirmed(session)).toMatchObject({ paid: true });
    expect((await tell('/airwallex/webhook', `${body} `, headers)).status).toBe(400);
  });
});
