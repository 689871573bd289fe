import { eq } from 'drizzle-orm';
import { pages } from '@/backend/db/schema';
import { PROXY_PATHS } from '@/core/model/payment';
import { someOf } from '../support/counts';
import { openAtRest, restAfter } from './support/at-rest';
import { expectAccessible } from './support/axe';
import {
  bringCart,
  cardMethod,
  fillAddress,
  fillCard,
  frameAddress,
  openCheckout,
  orderNumber,
  pageMethod,
  payButton,
  paymentFrame,
  pressPay,
  typeCard,
} from './support/checkout';
import { expect, test } from './support/checkout-test';
import { type Answer, fetchPage } from './support/fetch-page';
import { forbidPointer, reach } from './support/keyboard';
import { addPayingShop, type PayingShop } from './support/paying-shop';
import { beginRouteChange, navigationOverlay } from './support/route-change';
import { scriptsOf, weightOf } from './support/served-page';
import { seenShifts, watchShifts } from './support/shifts';
import { withShopDatabase } from './support/shop-database';
import { DEMO_SHOPS, SHOP_HOSTS, urlOf } from './support/shops';
import { eventsOf, standInForThirdParties } from './support/third-parties';

const PAY_HOST = 'pay.localhost';
const PROXIES = Object.values(PROXY_PATHS);
const PORT = () => process.env.E2E_PORT;

/** Of scripts, in bytes. */
const BUDGETS = { checkout: 175_000, paymentPage: 155_000 };

/** A shop that measures its visits without asking. */
const MEASURED = {
  settings: { sessionRecording: 'abcdefghij', disableConsentBanner: true },
  ids: { gtag: 'GTM-ABC1234', analytics: ['G-ABC1234567'], adsid: ['AW-123456789'] },
};

const policyOf = ({ headers }: Answer) => String(headers['content-security-policy']);

test.describe('the payment origin', () => {
  // Alone, a payment page is its own parent, which is not the origin that it speaks to.
  test.use({ expectedMessages: [/target origin|postMessage/] });

  test('serves payment pages and their parts alone, and leads to the shop for all else [S2.670]', async () => {
    for (const path of [
      '/',
      '/shop',
      '/design',
      '/checkout',
      '/api/backend/init?domain=localhost',
    ]) {
      const { status, headers } = await fetchPage(PAY_HOST, path);
      expect([path, status, headers.location]).toEqual([
        ...[path, 307, new URL(path, urlOf('classic')).href],
      ]);
    }
  });

  test('is where the payment pages of a shop’s own host lead [S2.671]', async () => {
    for (const path of PROXIES) {
      const { status, headers } = await fetchPage('classic', `${path}?ticket=a`);
      const target = `http://${PAY_HOST}:${PORT()}${path}?ticket=a`;
      expect([status, headers.location]).toEqual([307, target]);
    }
  });

  test('says with 404 that a page is none whose ticket is missing, made up, or another shop’s [S2.672]', async () => {
    const address = await frameAddress(SHOP_HOSTS.classic);
    const elsewhere = address.replace('localhost', 'hostile.example');
    for (const path of [...PROXIES, `${PROXIES[1]}?ticket=made-up`, elsewhere]) {
      const answer = await fetchPage(PAY_HOST, path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('Please go back to the shop');
      expect(policyOf(answer)).toContain("frame-ancestors 'none'");
    }
  });

  test('lets no script run in a payment page but the program’s, and its own shop alone frame it [S9.224]', async () => {
    const answer = await fetchPage(PAY_HOST, await frameAddress(SHOP_HOSTS.classic));
    expect(answer.status).toBe(200);
    const policy = policyOf(answer);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
    expect(policy).toContain(`frame-ancestors http://localhost:${PORT()}`);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });

  test('shows a payment page of a shop that measures without header, footer, settings, analytics, redirect or overlay [S2.673] [S2.31]', async ({
    page,
    context,
  }) => {
    const others = await standInForThirdParties(context);
    const shop = await addPayingShop(MEASURED);
    await page.goto(shop.url('/about'));
    await eventsOf(others, '/gtag/js', 'page_view', 1);
    await expect(page.getByRole('banner')).toBeVisible();
    // From a host in front of the shop's own any other page leads to that one.
    const front = `www.${shop.host}`;
    expect((await fetchPage(front, '/about')).text).toContain('Loading...');

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const address = await frameAddress(shop.host);
    await restAfter(page, async () => {
      await page.goto(`http://${front}:${PORT()}${address}`);
      await expect(page.getByLabel('Card number')).toBeVisible();
    });
    await expect(page).toHaveURL(`http://${PAY_HOST}:${PORT()}${address}`);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const [entered, ...parts] = requests.filter((url) => !url.startsWith('data:'));
    expect(entered).toContain(front);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.filter((url) => !url.startsWith(`http://${PAY_HOST}:`))).toEqual([]);
    expect(parts.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window || 'gtag' in window)).toBe(false);
    await beginRouteChange(page, '/shield-proxy?ticket=a');
    await expect(navigationOverlay(page)).toHaveCount(0);
  });
});

test.describe('the first load', () => {
  test('of checkout stays within its budget [S9.225]', async () => {
    const { text } = await fetchPage('classic', '/checkout');
    expect(await weightOf('classic', scriptsOf(text))).toBeLessThanOrEqual(BUDGETS.checkout);
  });

  for (const path of PROXIES) {
    test(`of ${path} stays within its budget [S9.226]`, async () => {
      const { text } = await fetchPage(PAY_HOST, path);
      const weight = await weightOf(PAY_HOST, scriptsOf(text));
      expect(weight).toBeGreaterThan(50_000);
      expect(weight).toBeLessThanOrEqual(BUDGETS.paymentPage);
    });
  }
});

test('nothing jumps or comes from elsewhere while the checkout loads, and the place of its card form has its height [S9.227] [S9.225]', async ({
  page,
}) => {
  await bringCart(page, 'odd');
  await watchShifts(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const viewport of [
    { width: 375, height: 667 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => sessionStorage.clear());
    requests.length = 0;
    await openAtRest(page, urlOf('odd', '/checkout'));
    await expect(page.getByRole('group', { name: 'Contact' })).toBeVisible();
    await expect(cardMethod(page)).toBeVisible();
    expect(await seenShifts(page)).toEqual([]);
    const elsewhere = requests.filter((url) => new URL(url).host !== new URL(page.url()).host);
    expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
    await cardMethod(page).click();
    const place = page.locator('iframe[title="Payment form"]').locator('..');
    const before = await place.evaluate((element) => element.getBoundingClientRect().height);
    await expect(paymentFrame(page).getByLabel('Card number')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading the payment form' })).toHaveCount(0);
    const after = await place.evaluate((element) => element.getBoundingClientRect().height);
    expect(Math.abs(after - before)).toBeLessThanOrEqual(4);
  }
});

test.describe('axe finds nothing', () => {
  test.use({ expectedMessages: [/status of 4\d\d/] });

  for (const shop of someOf(DEMO_SHOPS, 1)) {
    test(`in checkout and the pages around the payment of ${shop} [S2.674]`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 375, height: 667 });
      await bringCart(page, shop);
      await page.goto(urlOf(shop, '/checkout-stripe-cancel'));
      await expect(page.getByRole('heading', { name: 'You stopped the payment' })).toBeVisible();
      await expectAccessible(page);
      await page.goto(urlOf(shop, '/checkout-stripe-success'));
      await expect(page.getByRole('heading', { name: /not confirmed/ })).toBeVisible();
      await expectAccessible(page);
      await openCheckout(page, shop);
      await pressPay(page);
      await expect(page.getByText('Enter your name.')).toBeVisible();
      await expectAccessible(page);
      await fillAddress(page);
      await fillCard(page, '4000 0027 6000 3184');
      await expectAccessible(page);
      await page.setViewportSize({ width: 1280, height: 900 });
      await expectAccessible(page);
      await pageMethod(page).check();
      await pressPay(page);
      const pay = page.getByRole('button', { name: 'Pay', exact: true });
      await expect(pay).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Card number').fill('1');
      await page.getByLabel('Card number').press('Enter');
      await expect(page.getByText(/Only test cards/)).toBeVisible();
      await expectAccessible(page);
      await typeCard(page);
      await pay.click();
      await orderNumber(page);
      await expectAccessible(page);
    });
  }
});

test('a shopper pays by the keyboard alone [S2.675]', async ({ page }) => {
  const shop = await addPayingShop();
  await bringCart(page, shop);
  await openCheckout(page, shop);
  await forbidPointer(page);
  const type = async (label: string, text: string) => {
    await reach(page.getByLabel(label));
    await page.keyboard.type(text);
  };
  await type('E-mail', 'grace@example.com');
  await type('Country', 'United States');
  await type('Full name', 'Grace Hopper');
  await type('Street and number', '12 Harbor Street');
  await type('ZIP code', '97201');
  await type('Town or city', 'Portland');
  await type('State', 'OR');
  await reach(cardMethod(page));
  await page.keyboard.press('Space');
  const frame = paymentFrame(page);
  await frame.getByLabel('Card number').waitFor();
  await page.keyboard.press('Tab');
  await expect(frame.getByLabel('Card number')).toBeFocused();
  for (const text of ['4000002760003184', '1240', '123']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await reach(payButton(page));
  await page.keyboard.press('Enter');
  const question = frame.getByRole('heading', { name: 'Your bank asks' });
  await expect(question).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: 'Yes, it’s me' })).toBeFocused();
  await page.keyboard.press('Enter');
  await orderNumber(page);
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('checkout, payment page and thanks say what to do [S2.676]', async ({ page }) => {
    await page.goto(urlOf('classic', '/checkout'));
    await expect(page.getByText(/switch JavaScript on to pay/)).toBeVisible();
    await page.goto(urlOf('classic', '/checkout-stripe'));
    await expect(page.getByText(/switch JavaScript on to pay/)).toBeVisible();
    await page.goto(urlOf('classic', '/checkout-stripe-success?session_id=a&order_id=b'));
    await expect(page.getByText(/being confirmed; we e-mail you/)).toBeVisible();
    await page.goto(`http://${PAY_HOST}:${PORT()}${await frameAddress(SHOP_HOSTS.classic)}`);
    await expect(page.getByText(/switch JavaScript on to pay/)).toBeVisible();
  });
});

/** A page of a shop whose html block has a script. */
async function storeScript({ id: shopId }: PayingShop, script: string): Promise<void> {
  await withShopDatabase(async (db) => {
    await db.delete(pages).where(eq(pages.shopId, shopId));
    const block = { type: 'html', props: { content: `<p>Stored</p><script>${script}</script>` } };
    const layout = [{ type: 'box', children: [block] }];
    await db.insert(pages).values({ shopId, slug: 'stored', name: 'Stored', layout });
  });
}

test('no script of the shop’s pages is in checkout, which is entered and left by a new document [S2.677]', async ({
  page,
}) => {
  const shop = await addPayingShop();
  await storeScript(shop, 'window.ran = true');
  await bringCart(page, shop);
  await page.goto(shop.url('/stored'));
  await expect.poll(() => page.evaluate(() => 'ran' in window)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('group', { name: 'Contact' })).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await page.getByRole('link', { name: 'Edit cart' }).click();
  await expect(page).toHaveURL(shop.url('/cart'));
  await page.waitForLoadState();
  expect(await page.evaluate(() => 'marked' in window)).toBe(false);
});
