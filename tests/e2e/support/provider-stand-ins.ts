import { createServer } from 'node:http';
import { StripeStandIn } from '@/tests/backend/checkout/stripe-stand-in';
import { startAirwallex } from '@/tests/backend/payments/airwallex-stand-in';
import { startPaypal } from '@/tests/backend/payments/paypal-stand-in';

/** What shoppers do at a provider, as the journeys tell its stand-in. */
export type ProviderAct = 'stripe/pay' | 'stripe/decline' | 'paypal/approve' | 'airwallex/pay';

export interface ProviderStandIns {
  /** For the environment of the shop: where its calls to the providers go. */
  environment: Record<string, string>;
  /** Where journeys, which run in processes of their own, tell what the shopper did. */
  control: string;
  close: () => Promise<void>;
}

/** The APIs of Stripe, PayPal and Airwallex on this machine, for all journeys together. */
export async function startProviders(): Promise<ProviderStandIns> {
  const stripe = new StripeStandIn();
  await stripe.start();
  const [paypal, airwallex] = await Promise.all([startPaypal(), startAirwallex(Date.now)]);
  const acts: Record<ProviderAct, (id: string) => void> = {
    'stripe/pay': (id) => stripe.pay(id),
    'stripe/decline': (id) => stripe.decline(id),
    'paypal/approve': (id) => paypal.approve(id),
    'airwallex/pay': (id) => airwallex.pay(id),
  };
  const control = await startControl(acts);
  return {
    environment: {
      STRIPE_API_BASE: stripe.url,
      PAYPAL_API_BASE: paypal.base,
      AIRWALLEX_API_BASE: airwallex.base,
    },
    control: control.url,
    close: async () => {
      await Promise.all([control.close(), stripe.stop(), paypal.close(), airwallex.close()]);
    },
  };
}

/** Has the shopper of a payment do something at its provider. */
export async function actAtProvider(act: ProviderAct, payment: string): Promise<void> {
  const answer = await fetch(`${process.env.E2E_PROVIDERS}/${act}/${payment}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`${act} of ${payment}: ${await answer.text()}`);
}

async function startControl(acts: Readonly<Record<string, (id: string) => void>>) {
  const server = createServer((request, response) => {
    const [, provider, act, id = ''] = (request.url ?? '').split('/');
    try {
      acts[`${provider}/${act}`]?.(id);
      response.end();
    } catch (error) {
      response.writeHead(409).end(String(error));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The control has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
