import type { BrowserContext, Page } from 'playwright/test';
import { openAtRest, restAfter, untilHydrated } from './support/at-rest';
import { expectAccessible } from './support/axe';
import { fillAddress, fillCard, orderNumber, paymentFrame, pressPay } from './support/checkout';
import { expect, test } from './support/checkout-test';
import { fetchPage } from './support/fetch-page';
import { held } from './support/held';
import { addPayingShop, type PayingShop } from './support/paying-shop';
import { urlOf } from './support/shops';
import { eventsOf, standInForThirdParties } from './support/third-parties';

const PHONE = { width: 375, height: 667 };
const CONTAINER = '/gtm.js';
const SITE_TAG = '/gtag/js';

const IDS = {
  gtag: 'GTM-ABC1234',
  analytics: ['G-ABC1234567', 'G-DEF1234567'],
  adsid: ['AW-123456789'],
  conversion_label: 'AbC-D_efG',
};
const RECORDING = { sessionRecording: 'abcdefghij' };
const MUG = { item_id: 'mug', item_name: 'Stoneware Mug', price: 20, quantity: 1 };

const banner = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accept' });
const decline = (page: Page) => banner(page).getByRole('button', { name: 'Decline' });
const choices = (page: Page) => page.getByRole('link', { name: 'Privacy choices' });

/** The sources of scripts that a page's policy names beside the program's own. */
async function foreignScripts(host: string, path: string): Promise<string[]> {
  const { headers } = await fetchPage(host, path);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('script-src');
  const scripts = policy.split('; ').find((one) => one.startsWith('script-src '));
  return scripts?.split(' ').filter((source) => source.startsWith('https:')) ?? [];
}

/** What a document has of third parties. */
const traces = (page: Page) =>
  page.evaluate(() =>
    ['dataLayer', 'siteTagLayer', 'gtag', 'clarity'].filter((name) => name in window),
  );

test.describe('a shop that measures its visits', () => {
  test('asks first, then counts a journey from the product to the paid order, once [S7.730] [S7.731] [S7.733] [S7.734] [S4.735] [S2.735]', async ({
    page,
    context,
  }) => {
    const others = await standInForThirdParties(context);
    const shop = await addPayingShop({ settings: RECORDING, ids: IDS });
    await page.setViewportSize(PHONE);
    await page.goto(shop.url(`${shop.product}?utm_source=post&order=12#reviews`));
    await seeBannerAboveBar(page);
    await expectAccessible(page);
    expect(others.loaded).toEqual([]);
    expect(await traces(page)).toEqual([]);

    await accept(page).click();
    await expect(banner(page)).toBeHidden();
    await expect
      .poll(() => others.loaded.toSorted())
      .toEqual([
        'https://www.clarity.ms/tag/abcdefghij',
        'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567&l=siteTagLayer',
        'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
      ]);
    const configs = () =>
      others.received.flatMap(({ entry }) =>
        Array.isArray(entry) && entry[0] === 'config' ? [entry[1]] : [],
      );
    await expect.poll(configs).toEqual(['G-ABC1234567', 'G-DEF1234567', 'AW-123456789']);
    for (const by of [CONTAINER, SITE_TAG]) {
      const [view] = await eventsOf(others, by, 'page_view', 1);
      expect(view).toMatchObject({
        page_location: shop.url('/product/mug?utm_source=post'),
        page_title: await page.title(),
      });
      const [seen] = await eventsOf(others, by, 'view_item', 1);
      expect(seen).toMatchObject({ currency: 'USD', value: 20, items: [MUG] });
    }

    await page.getByRole('button', { name: 'Add to cart' }).last().click();
    const drawer = page.getByRole('dialog', { name: 'Your Cart' });
    const [added] = await eventsOf(others, SITE_TAG, 'add_to_cart', 1);
    expect(added).toMatchObject({ value: 20, items: [MUG] });
    const request = others.loaded.length;
    const checkout = drawer.getByRole('link', { name: 'Checkout' });
    const beside = context.waitForEvent('page');
    await checkout.click({ button: 'middle' });
    await (await beside).close();
    const [begun] = await eventsOf(others, SITE_TAG, 'begin_checkout', 1);
    expect(begun).toMatchObject({ value: 20, items: [MUG] });
    await checkout.click();
    await expect(page).toHaveURL(/\/checkout/);

    await fillAddress(page);
    await fillCard(page);
    const frame = paymentFrame(page).locator(':root');
    expect(await frame.evaluate(() => 'dataLayer' in window || 'gtag' in window)).toBe(false);
    expect(await traces(page)).toEqual([]);
    await expect(banner(page)).toHaveCount(0);
    expect(others.loaded).toHaveLength(request);
    const second = await payInTwoTabs(page);
    const number = await orderNumber(page);
    expect(await orderNumber(second)).toBe(number);

    for (const by of [CONTAINER, SITE_TAG]) {
      const [bought] = await eventsOf(others, by, 'purchase', 1);
      expect(bought).toMatchObject({ transaction_id: number, currency: 'USD', value: 24.99 });
      expect(bought).toMatchObject({ shipping: 4.99, items: [MUG] });
    }
    const [counted] = await eventsOf(others, SITE_TAG, 'conversion', 1);
    expect(counted).toMatchObject({ send_to: 'AW-123456789/AbC-D_efG', transaction_id: number });
    const measured = await measuredTabs([page, second]);
    expect(measured).toHaveLength(1);
    expect(measured[0]?.result).not.toContain('clarity');
    expect(measured[0]?.url).not.toMatch(/session_id|order_id/);
    const said = JSON.stringify(others.received);
    expect(said).not.toMatch(/session_id|order_id|grace@|Hopper|Harbor/);

    await page.reload();
    expect(await orderNumber(page)).toBe(number);
    await page.getByRole('link', { name: 'Continue shopping' }).click();
    await expect(page).toHaveURL(/\/shop/);
    await page.goBack();
    expect(await orderNumber(page)).toBe(number);
    await page.goto(shop.url('/shop'));
    await expect
      .poll(() => others.events(SITE_TAG, 'page_view').at(-1))
      .toMatchObject({
        page_location: expect.stringMatching(/\/shop/),
      });
    expect(others.events(SITE_TAG, 'begin_checkout')).toHaveLength(1);
    expect(others.events(SITE_TAG, 'purchase')).toHaveLength(1);
    expect(others.events(SITE_TAG, 'conversion')).toHaveLength(1);
  });

  test('counts each page once as links lead on, and what Quick Shop shows [S7.732]', async ({
    page,
    context,
  }) => {
    const others = await standInForThirdParties(context);
    const shop = await addPayingShop({ ids: { analytics: IDS.analytics } });
    await page.goto(shop.url('/shop'));
    await accept(page).click();
    await eventsOf(others, SITE_TAG, 'page_view', 1);
    await page.getByRole('button', { name: /^Quick Shop/ }).click();
    const [seen] = await eventsOf(others, SITE_TAG, 'view_item', 1);
    expect(seen).toMatchObject({ items: [MUG] });
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Stoneware Mug' }).first().click();
    await expect(page).toHaveURL(/\/product\/mug/);
    await eventsOf(others, SITE_TAG, 'page_view', 2);
    await page.goBack();
    const views = await eventsOf(others, SITE_TAG, 'page_view', 3);
    const paths = views.map(({ page_location }) => new URL(String(page_location)).pathname);
    expect(paths).toEqual(['/shop', '/product/mug', '/shop']);
    expect(views[1]).toMatchObject({
      page_title: expect.stringMatching(/Stoneware Mug/),
      page_referrer: shop.url('/shop'),
    });
  });

  test('takes no for an answer, in every tab, and lets it be changed in the footer [S7.735] [S7.736] [S4.736] [S4.732]', async ({
    page,
    context,
  }) => {
    const others = await standInForThirdParties(context);
    const shop = await addPayingShop({ settings: RECORDING, ids: IDS });
    await page.goto(shop.url('/about'));
    const other = await context.newPage();
    await other.goto(shop.url('/contact'));
    await expect(banner(other)).toBeVisible();
    await decline(page).click();
    await expect(banner(page)).toBeHidden();
    await expect(banner(other)).toBeHidden();
    // Before it is, the link leads to the page that tells of it.
    await untilHydrated(page);
    await choices(page).click();
    await expect(banner(page)).toContainText('At the moment you are not counted.');
    await expect(banner(page).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeHidden();
    await expect(choices(page)).toBeFocused();
    expect(others.loaded).toEqual([]);

    await page.keyboard.press('Enter');
    await accept(page).click();
    // The other tab is counted too.
    await eventsOf(others, SITE_TAG, 'page_view', 2);
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: what a site tag does
      document.cookie = '_ga=GA1.1.1; path=/';
    });
    const { length } = others.loaded;
    await choices(page).click();
    await Promise.all([page.waitForEvent('load'), decline(page).click()]);
    await expect(choices(page)).toBeVisible();
    await page.getByRole('link', { name: 'Contact us' }).first().click();
    await expect(page).toHaveURL(/\/contact/);
    await untilHydrated(page);
    await expect(choices(page)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    expect(await traces(page)).toEqual([]);
    expect(others.loaded).toHaveLength(length);
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
    const denied = others.received.filter(({ entry }) => JSON.stringify(entry).includes('denied'));
    expect(denied.length).toBeGreaterThan(0);
  });

  test('may load without asking, except for who asks not to be followed [S7.737] [S7.738]', async ({
    page,
    browser,
  }) => {
    const shop = await addPayingShop({
      settings: { ...RECORDING, disableConsentBanner: true },
      ids: IDS,
    });
    const others = await standInForThirdParties(page.context());
    await page.goto(shop.url('/about'));
    await eventsOf(others, SITE_TAG, 'page_view', 1);
    await expect(banner(page)).toHaveCount(0);
    await neverRuns(page, shop);

    const context = await browser.newContext();
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await staysUnknown(context, shop);
    await context.close();
  });

  test('names in its policy what its ids take, and a shop without ids nothing [S2.736]', async ({
    page,
  }) => {
    const shop = await addPayingShop({ settings: RECORDING, ids: { analytics: ['G-ABC1234567'] } });
    const counting = [
      'https://www.googletagmanager.com/gtag/js',
      'https://www.googletagmanager.com/gtag/destination',
    ];
    expect(await foreignScripts(shop.host, '/shop')).toEqual([
      ...counting,
      'https://www.clarity.ms/tag/abcdefghij',
      'https://www.clarity.ms/s/',
      'https://scripts.clarity.ms/',
    ]);
    expect(await foreignScripts(shop.host, '/checkout-stripe-success')).toEqual(counting);
    for (const path of ['/checkout', '/checkout-stripe-cancel', '/design']) {
      expect(await foreignScripts(shop.host, path)).toEqual([]);
    }
    expect(await foreignScripts('classic', '/')).toEqual([]);
    await openAtRest(page, urlOf('classic', '/contact'));
    await expect(choices(page)).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('scripts that do not come', () => {
  test.use({ expectedMessages: [/net::ERR_BLOCKED_BY_CLIENT/] });

  test('change nothing for the shopper [S7.739]', async ({ page, context }) => {
    const shop = await addPayingShop({ settings: RECORDING, ids: IDS });
    // One hangs, the others are blocked.
    await context.route(/^https:\/\/www\.googletagmanager\.com\/gtm\.js/, () => {});
    await context.route(
      /^https:\/\/(www\.clarity\.ms|www\.googletagmanager\.com\/gtag)\//,
      (route) => route.abort('blockedbyclient'),
    );
    await page.goto(shop.url(shop.product));
    const blocked = page.waitForEvent('requestfailed');
    await accept(page).click();
    await blocked;
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Your Cart' });
    await drawer.getByRole('link', { name: 'Checkout' }).click();
    await fillAddress(page);
    await fillCard(page);
    await pressPay(page);
    await orderNumber(page);
    // The script that hangs may hold back that the page has loaded.
    await page.reload({ waitUntil: 'commit' });
    await orderNumber(page);
    expect(await traces(page)).toEqual([]);
  });
});

/** The tabs in which third parties run, what they have there, and the addresses that they see. */
async function measuredTabs(tabs: readonly Page[]) {
  const all = tabs.map(async (tab) => ({ result: await traces(tab), url: tab.url() }));
  return (await Promise.all(all)).filter(({ result }) => result.length > 0);
}

/** Pays, and has the thanks open in two tabs, both of which hear at once that the order is paid. Gives the second. */
async function payInTwoTabs(page: Page): Promise<Page> {
  const context = page.context();
  const confirmed = await held(context, '**/confirm-checkout-session');
  const arrived = page.waitForRequest(/\/checkout-stripe-success\?/);
  await pressPay(page);
  const thanks = (await arrived).url();
  const second = await context.newPage();
  await second.goto(thanks);
  await expect.poll(confirmed.count).toBe(2);
  const letThrough = async () => {
    await confirmed.letThrough();
    await orderNumber(page);
    await orderNumber(second);
  };
  await restAfter(page, () => restAfter(second, letThrough));
  return second;
}

/** On phones it stands above the bar that buys, and both answers are as large. */
async function seeBannerAboveBar(page: Page): Promise<void> {
  await expect(banner(page)).toBeVisible();
  const bar = page.getByRole('region', { name: 'Add to cart' });
  const boxOf = async (place: typeof bar) => {
    const box = await place.boundingBox();
    return box ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  await expect(async () => {
    const [above, below] = [await boxOf(banner(page)), await boxOf(bar)];
    expect(below.height).toBeGreaterThan(0);
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  }).toPass();
  const [yes, no] = [await boxOf(accept(page)), await boxOf(decline(page))];
  expect([yes.width, yes.height]).toEqual([no.width, no.height]);
}

/** Where orders are paid, shops designed and other sites are, nothing of third parties is loaded, whoever agrees. */
async function neverRuns(page: Page, shop: PayingShop): Promise<void> {
  const embeds = ['/embed/product/mug', '/embed/products', '/embed/cart-button'];
  for (const path of ['/checkout', '/design', '/design/orders', ...embeds]) {
    expect(await foreignScripts(shop.host, path)).toEqual([]);
  }
  for (const path of ['/checkout', '/design', '/embed/cart-button']) {
    await page.goto(shop.url(path));
    await expect(page.locator('main, h1, form, article, a').first()).toBeVisible();
    await page.waitForLoadState('load');
    expect(await traces(page)).toEqual([]);
  }
}

async function staysUnknown(context: BrowserContext, shop: PayingShop): Promise<void> {
  const others = await standInForThirdParties(context);
  const page = await context.newPage();
  await page.goto(shop.url('/about'));
  await choices(page).click();
  await expect(banner(page)).toContainText('At the moment you are not counted.');
  expect(others.loaded).toEqual([]);
  await accept(page).click();
  await eventsOf(others, SITE_TAG, 'page_view', 1);
}
