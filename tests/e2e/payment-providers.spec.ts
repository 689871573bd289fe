import type { Page, Route } from 'playwright/test';
import { STRIPE_KEYS } from '@/tests/backend/checkout/stripe-stand-in';
import {
  beginPaying,
  bringCart,
  fillAddress,
  openCheckout,
  orderNumber,
  payButton,
  paymentFrame,
  pressPay,
  refusal,
} from './support/checkout';
import { expect, test } from './support/checkout-test';
import { addPayingShop, ordersOf, paidOrders } from './support/paying-shop';
import { AIRWALLEX_SCRIPT, PAYPAL_SCRIPT, STRIPE_SCRIPT, TOLD } from './support/provider-scripts';
import { actAtProvider } from './support/provider-stand-ins';

const PAYPAL_KEYS = { clientId: 'paypal-client', clientSecret: 'paypal-secret', webhookId: 'WH1' };
const AIRWALLEX_KEYS = {
  ...{ clientId: 'airwallex-client', apiKey: 'airwallex-key', webhookSecret: 'whsec' },
};

/** Cards as the providers' own test cards have them. */
const GOOD = '4242424242424242';
const BAD = '4000000000000002';

type Received = Record<string, string | number>;
type Reply = { status?: number; json?: object; body?: string };

/** Serves a provider's script, and hears what the shopper does there. Anything else of it is empty. */
async function serveProvider(
  page: Page,
  {
    host,
    script,
    hear,
  }: { host: string; script: string; hear: (received: Received) => Promise<Reply> },
): Promise<void> {
  const answer = async (route: Route) => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*' };
    if (request.url().includes(TOLD)) {
      const received = JSON.parse(request.postData() ?? '{}');
      return route.fulfill({ headers, ...(await hear(received)) });
    }
    const isScript = request.resourceType() === 'script';
    const contentType = isScript ? 'text/javascript' : 'application/json';
    return route.fulfill({ headers, contentType, body: isScript ? script : '{}' });
  };
  await page
    .context()
    .route(new RegExp(`^https://([\\w-]+\\.)*${host.replace('.', '\\.')}/`), answer);
}

test.describe('Stripe', () => {
  // Its script does not come at first.
  test.use({ expectedMessages: [/ERR_FAILED|Stripe\.js/] });

  test('opens at another try, declines a card in its words, and is paid once by another [S2.655] [S9.223]', async ({
    page,
  }) => {
    const shop = await addPayingShop({ payments: { stripe: STRIPE_KEYS } });
    const retry = page.getByRole('button', { name: 'Retry' });
    const number = paymentFrame(page).getByLabel('Number of the card at Stripe');
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await beginPaying(page, shop);
    await page.getByRole('radio', { name: /^Card and wallets/ }).check();
    await expect(retry).toBeVisible();
    await expect(page.getByRole('radio', { name: /provider’s page/ })).toBeEnabled();

    await page.unroute('https://js.stripe.com/**');
    const received = await serveStripe(page);
    await retry.click();
    await expect(number).toBeVisible();
    await pressPay(page);
    await expect(refusal(page)).toHaveText('Your card number is incomplete.');
    await number.fill(BAD);
    await pressPay(page);
    await expect(refusal(page)).toHaveText('Your card was declined.');
    expect(await paidOrders(shop)).toBe(0);
    await number.fill(GOOD);
    await pressPay(page);
    await orderNumber(page);
    expect(received.at(-1)).toMatchObject({ key: STRIPE_KEYS.publishableKey, amount: 2499 });
    expect(await ordersOf(shop)).toMatchObject([{ provider: 'stripe', paidMinor: 2499 }]);
  });

  test('its own page pays, and leads back [S2.655]', async ({ page }) => {
    const shop = await addPayingShop({ payments: { stripe: STRIPE_KEYS } });
    await page.route('https://checkout.stripe.com/**', async (route) => {
      const session = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      await actAtProvider('stripe/pay', session);
      const [order] = await ordersOf(shop);
      const back = new URLSearchParams({ session_id: session, order_id: order?.number ?? '' });
      const location = shop.url(`/checkout-stripe-success?${back}`);
      const body = `<a href="${location.replaceAll('&', '&amp;')}">Back to the shop</a>`;
      await route.fulfill({ contentType: 'text/html', body });
    });
    // The first way to pay opens as soon as nothing else is left to do.
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await beginPaying(page, shop);
    await page.getByRole('radio', { name: /provider’s page/ }).check();
    await pressPay(page);
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await orderNumber(page);
    expect(await paidOrders(shop)).toBe(1);
  });
});

/** Has Stripe’s script served, and gives what it is told. */
async function serveStripe(page: Page): Promise<Received[]> {
  const received: Received[] = [];
  await serveProvider(page, {
    host: 'stripe.com',
    script: STRIPE_SCRIPT,
    hear: async (said) => {
      received.push(said);
      const intent = String(said.clientSecret).replace(/_secret_.*/, '');
      if (said.card !== GOOD) {
        await actAtProvider('stripe/decline', intent);
        return { json: { error: { message: 'Your card was declined.' } } };
      }
      await actAtProvider('stripe/pay', intent);
      return { json: { paymentIntent: { status: 'succeeded' } } };
    },
  });
  return received;
}

test.describe('PayPal', () => {
  async function openPaypal(page: Page, method: RegExp) {
    await serveProvider(page, {
      host: 'paypal.com',
      script: PAYPAL_SCRIPT,
      hear: async ({ id }) => {
        await actAtProvider('paypal/approve', String(id));
        return { json: {} };
      },
    });
    const shop = await addPayingShop({
      payments: { paypal: { ...PAYPAL_KEYS, environment: 'sandbox' } },
    });
    await bringCart(page, shop);
    await openCheckout(page, shop);
    await page.getByRole('radio', { name: method }).click();
    return shop;
  }
  const button = (page: Page, name: string) =>
    paymentFrame(page).getByRole('button', { name, exact: true });

  test('its button begins nothing while the form is not complete, then is cancelled, then pays [S2.656]', async ({
    page,
  }) => {
    const shop = await openPaypal(page, /^PayPal/);
    await expect(payButton(page)).toHaveCount(0);
    await button(page, 'PayPal').click();
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter an e-mail/);
    await expect(paymentFrame(page).getByText('The window of PayPal is open.')).toHaveCount(0);
    expect(await ordersOf(shop)).toEqual([]);
    await fillAddress(page);
    await button(page, 'Close the window of PayPal').click();
    await expect(refusal(page)).toHaveText('You stopped the payment. Nothing was charged.');
    expect(await paidOrders(shop)).toBe(0);
    await button(page, 'PayPal').click();
    await orderNumber(page);
    expect(await ordersOf(shop)).toMatchObject([{ provider: 'paypal', paidMinor: 2499 }]);
  });

  test('its card fields pay by the button of the checkout [S2.656]', async ({ page }) => {
    const shop = await openPaypal(page, /^Card Card details/);
    await fillAddress(page);
    await paymentFrame(page).getByLabel('Number at PayPal').fill(GOOD);
    await pressPay(page);
    await orderNumber(page);
    expect(await ordersOf(shop)).toMatchObject([{ method: 'creditcard', paidMinor: 2499 }]);
  });
});

test('Airwallex’ card element is refused with its words, and pays [S2.657]', async ({ page }) => {
  await serveProvider(page, {
    host: 'airwallex.com',
    script: AIRWALLEX_SCRIPT,
    hear: async ({ card, intent_id }) => {
      if (card !== GOOD) return { json: { refused: 'The card was refused.' } };
      await actAtProvider('airwallex/pay', String(intent_id));
      return { json: {} };
    },
  });
  const shop = await addPayingShop({
    payments: { airwallex: { ...AIRWALLEX_KEYS, environment: 'demo' } },
  });
  await beginPaying(page, shop);
  await page.getByRole('radio', { name: /^Card Card details/ }).check();
  const field = paymentFrame(page).getByLabel('Card at Airwallex');
  await field.fill(BAD);
  await pressPay(page);
  await expect(refusal(page)).toHaveText('The card was refused.');
  await field.fill(GOOD);
  await pressPay(page);
  await orderNumber(page);
  expect(await ordersOf(shop)).toMatchObject([{ provider: 'airwallex', paidMinor: 2499 }]);
});
