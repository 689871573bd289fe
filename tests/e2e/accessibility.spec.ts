import type { Page } from 'playwright/test';
import { someOf } from '../support/counts';
import { openAtRest, restAfter } from './support/at-rest';
import { expectAccessible } from './support/axe';
import { fetchPage } from './support/fetch-page';
import { firstProduct } from './support/served-page';
import { seenShifts, watchShifts } from './support/shifts';
import { DEMO_SHOPS, type ShopName, urlOf } from './support/shops';
import { shownOn } from './support/shown-on';
import { expect, PRELOADED_IN_VAIN, test } from './support/test';

const PHONE = { width: 375, height: 812 };

/** For what is read of a page once its motion has been seen: it would be waited for until a slide has had its turn. */
const STILL = { reducedMotion: 'reduce' } as const;

const WIDE = { width: 1280, height: 900 };

const PRODUCT = '/product/';

/** Beside its home page, its listing and its products, pages that each shop has in a look of its own. */
const UNLIKE = ['/contact', '/no-such-page'];
/** Pages that are the same in every shop but for colors, which those show too. */
const ALIKE = [
  '/shop?q=black',
  '/cart',
  '/wishlist',
  '/order-tracking',
  '/about',
  '/faqs',
  '/shipping',
];
/** Texts in the look of `/shipping`. */
const TEXTS: readonly string[] = [
  ...['/returns', '/privacy', '/terms', '/disclaimer', '/cancellation-policy', '/payment-methods'],
  '/intellectual-property',
];

/** What a shop has tried beside those: phones have what is alike anywhere. */
const FURTHER: Readonly<Record<(typeof DEMO_SHOPS)[number], readonly string[]>> = {
  classic: [...ALIKE, ...someOf(TEXTS, 2), '/lookbook'],
  jersey: someOf(ALIKE, 0),
  studio: ['/lookbook', ...someOf(ALIKE, 0)],
};

// The page that is not there says so to the console as well, and so does the call that is cut off. A slider
// has gone on when the window is made narrow, and its first picture is fetched in that size for nothing.
test.use({
  expectedMessages: [new RegExp(`status of 404|net::ERR_FAILED|${PRELOADED_IN_VAIN.source}`)],
});

for (const shop of DEMO_SHOPS) {
  for (const path of ['/', '/shop', PRODUCT]) {
    test(`nothing jumps while ${path} of ${shop} loads, or moves by itself, and axe finds nothing there, wide or narrow`, async ({
      page,
    }) => {
      await watchShifts(page);
      await page.setViewportSize(WIDE);
      await openReady(page, urlOf(shop, path === PRODUCT ? await firstProduct(shop) : path));
      expect(await seenShifts(page)).toEqual([]);
      expect(await page.evaluate(endlessMotion)).toEqual([]);
      await page.emulateMedia(STILL);
      await expectAccessible(page);
      await page.setViewportSize(PHONE);
      await expectAccessible(page);
    });
  }

  test(`axe finds nothing on the other pages of ${shop}, wide or narrow`, async ({ page }) => {
    test.slow();
    const wide = [...UNLIKE, ...someOf(FURTHER[shop], 0)];
    for (const path of [...UNLIKE, ...FURTHER[shop]]) {
      await page.setViewportSize(wide.includes(path) ? WIDE : PHONE);
      await openReady(page, urlOf(shop, path));
      await expectAccessible(page);
      if (!wide.includes(path)) continue;
      await page.setViewportSize(PHONE);
      await expectAccessible(page);
    }
  });
}

for (const shop of someOf(DEMO_SHOPS, 1)) {
  test(`axe finds nothing in what opens over the pages of ${shop}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await openReady(page, urlOf(shop, '/shop'));
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
    await expectAccessibleDialog(page);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const field = page.getByRole('dialog').getByRole('searchbox');
    await expect(page.getByRole('dialog').getByText('Start searching')).toBeVisible();
    await expectAccessible(page);
    for (const [typed, shown] of SEARCHES) {
      await field.fill(typed);
      await field.press('Enter');
      await expect(page.getByRole('dialog').getByText(shown)).toBeVisible();
      await expectAccessible(page);
    }
    await page.route('**/api/backend/search', (route) => route.abort());
    await field.fill('jersey');
    await field.press('Enter');
    await expect(page.getByRole('dialog').getByText('Search Error')).toBeVisible();
    await expectAccessibleDialog(page);
    await page
      .getByRole('button', { name: /^Quick shop/i })
      .first()
      .click();
    const quickShop = page.getByRole('dialog');
    await expect(quickShop.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    await expectAccessible(page);
    await quickShop.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
    await expectAccessibleDialog(page);

    await page
      .getByRole('button', { name: /^Wishlist/ })
      .first()
      .click();
    for (const path of ['/cart', '/wishlist']) {
      await page.goto(urlOf(shop, path));
      await expect(page.getByRole('main').getByRole('button', { name: /^Remove/ })).toBeVisible();
      await expectAccessible(page);
    }
  });

  test(`axe finds nothing in what unfolds on wide pages of ${shop}`, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await openReady(page, urlOf(shop, '/shop'));
    for (const title of ['Color', 'Size', 'Price']) {
      const filters = page.getByRole('region', { name: 'Filters' });
      await filters.getByText(title, { exact: true }).click();
      await expect(filters.getByRole('link').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
  });

  test(`nothing jumps while any block in any variant loads in ${shop}, axe finds nothing there, and without JavaScript it shows the same [S3.158]`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await watchShifts(page);
    await page.setViewportSize(WIDE);
    await openReady(page, urlOf(shop, '/kitchen-sink'));
    expect(await seenShifts(page)).toEqual([]);
    await page.emulateMedia(STILL);
    await expectAccessible(page);
    const plain = await browser.newPage({ javaScriptEnabled: false, viewport: WIDE });
    await plain.goto(urlOf(shop, '/kitchen-sink'), { waitUntil: 'domcontentloaded' });
    const whole = await shownOn(page);
    expect(whole.length).toBeGreaterThan(0);
    await expect.poll(() => shownOn(plain)).toEqual(whole);
    await plain.close();
  });

  test(`axe finds nothing in what opens in a product’s page of ${shop}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await openReady(page, urlOf(shop, await reviewedProductPath(shop)));
    await scrollToEnd(page);
    const reviews = page.getByRole('region', { name: 'Customer reviews' });
    await expect(reviews.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Frequently bought together' })).toBeVisible();
    await expectAccessible(page);
    const openers = [
      page.getByRole('link', { name: /enlarge$/ }),
      reviews.getByRole('button', { name: 'Write a review' }),
      reviews.getByRole('article').getByRole('button'),
      reviews.getByRole('button', { name: /^(Photo .*by |Show all)/ }),
    ];
    for (const opener of openers) {
      await opener.first().click();
      await expectAccessibleDialog(page);
    }
  });
}

test('axe finds nothing in what is found below the field of a header', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openReady(page, urlOf('jersey', '/contact'));
  await page.getByRole('combobox', { name: 'Search Products' }).pressSequentially('shirt');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectAccessible(page);
});

/** What is typed, and what stands there then. */
const SEARCHES = [
  ['black', /product\(s\) found|Found \d+ results/],
  ['qqqqqqqq', /No products found/],
] as const;

async function expectAccessibleDialog(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** As a shopper does, so that all that comes when it is near has come. */
async function scrollToEnd(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const isInSight = async () => {
    await page.mouse.wheel(0, 600);
    return footer.evaluate((end) => end.getBoundingClientRect().top < window.innerHeight);
  };
  await restAfter(page, () => expect.poll(isInSight, { intervals: [100] }).toBe(true));
}

/** A product that has a review with a photo. */
async function reviewedProductPath(shop: ShopName): Promise<string> {
  const { text } = await fetchPage(shop, '/api/backend/store-reviews?limit=100');
  const { reviews } = JSON.parse(text);
  const [{ productId }] = reviews.filter(({ image }: { image: string }) => image !== '');
  return `/product/${productId}`;
}

/** Hydrated, with what is personal back. */
async function openReady(page: Page, url: string): Promise<void> {
  await openAtRest(page, url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Runs in the page: what moves in it and never ends. */
function endlessMotion(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
    .map((animation) => ('animationName' in animation ? String(animation.animationName) : ''));
}
