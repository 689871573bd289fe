import type { Page } from 'playwright/test';
import { openAtRest } from './support/at-rest';
import { servedPage } from './support/served-page';
import { type ShopName, urlOf } from './support/shops';
import { expect, test } from './support/test';

const PHONE = { width: 375, height: 800 };

const banner = (page: Page) => page.getByRole('banner');
const mainLinks = (page: Page) => banner(page).getByRole('navigation', { name: 'Main' });
const submenu = (page: Page) => banner(page).getByRole('button', { name: 'Garments: more' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a designed header stands in its sections, a designed footer in columns, in place of the default [S2.340] [S2.341] [S2.342] [S2.345]', async ({
    page,
  }) => {
    await page.goto(urlOf('studio', '/contact'));
    const boxes = [
      banner(page).getByRole('link', { name: 'Studio Norr, home' }),
      mainLinks(page).getByRole('link', { name: 'Index' }),
      mainLinks(page).getByRole('link', { name: 'Studio', exact: true }),
      banner(page).getByRole('link', { name: 'Search' }),
      banner(page).getByRole('link', { name: 'Cart' }),
    ].map((part) => part.boundingBox());
    const middles = (await Promise.all(boxes)).map((box) => box && box.x + box.width / 2);
    expect(middles).toEqual([...middles].sort((one, other) => Number(one) - Number(other)));
    await expect(page.getByText('Worldwide shipping')).toHaveCount(0);

    const footer = page.getByRole('contentinfo');
    const [studio, service] = await Promise.all(
      ['Studio', 'Service'].map((name) =>
        footer.getByRole('heading', { name, exact: true }).boundingBox(),
      ),
    );
    expect(studio?.y).toBe(service?.y);
    expect(service?.x).toBeGreaterThan(studio?.x ?? 0);
    await expect(footer).not.toContainText('Free Return');
  });
});

test.describe('with nothing but the scripts that its HTML names', () => {
  test.use({ expectedMessages: [/net::ERR_FAILED|chunk/i] });

  for (const [shop, other] of [
    ['classic', 'Checkout'],
    ['studio', 'Lookbook'],
  ] as const) {
    test(`the header of ${shop} is taken over, and that of no other shop is there [S2.352]`, async ({
      page,
    }) => {
      await withNamedScriptsAlone(page, shop, '/contact');
      await openAtRest(page, urlOf(shop, '/contact'));
      await expect(mainLinks(page).getByRole('link', { name: other })).toBeVisible();
      const toggle = mainLinks(page).getByRole('button').first();
      await toggle.press('Enter');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    });
  }
});

test('header and footer stay in sight and at most 1600 px wide, open a submenu by the mouse, and stay while pages change [S2.352] [S4.340] [S9.341]', async ({
  page,
}) => {
  await openAtRest(page, urlOf('studio', '/contact'));
  const footer = page.getByRole('contentinfo');
  await test.step('a submenu opens from the edge of the header', async () => {
    await mainLinks(page).getByRole('link', { name: 'Garments' }).hover();
    await expect(submenu(page)).toHaveAttribute('aria-expanded', 'true');
    const outer = mainLinks(page).getByRole('link', { name: 'Outer' });
    await expect(outer).toBeVisible();
    // Once it has come to rest.
    const gap = async () => {
      const [header, panel] = await Promise.all([
        banner(page).boundingBox(),
        outer.locator('xpath=ancestor::div[1]').boundingBox(),
      ]);
      return Math.abs((header?.height ?? 0) - (panel?.y ?? Number.POSITIVE_INFINITY));
    };
    await expect.poll(gap).toBeLessThanOrEqual(1);
  });

  await test.step('the header stays in sight', async () => {
    await page.setViewportSize({ width: 2200, height: 500 });
    await footer.scrollIntoViewIfNeeded();
    await expect(mainLinks(page)).toBeInViewport();
    const bar = banner(page).locator(':scope > div > div');
    expect((await bar.boundingBox())?.width).toBe(1600);
  });

  await test.step('both stay while pages change', async () => {
    const mark = (part: HTMLElement) => part.setAttribute('data-kept', '');
    await banner(page).evaluate(mark);
    await footer.evaluate(mark);
    await mainLinks(page).getByRole('link', { name: 'Studio', exact: true }).click();
    await expect(page).toHaveURL(urlOf('studio', '/about'));
    await expect(banner(page)).toHaveAttribute('data-kept', '');
    await expect(footer).toHaveAttribute('data-kept', '');
  });
});

test('a link of the footer takes to the top of its page [S2.351]', async ({ page }) => {
  await openAtRest(page, urlOf('studio', '/contact'));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Shipping' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(urlOf('studio', '/shipping'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('on a phone a designed header has what was put there and a menu of 320 px [S2.343] [S2.344] [S9.340]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAtRest(page, urlOf('studio', '/contact'));
  for (const name of ['Menu', 'Search', 'Wishlist', 'Cart']) {
    await expect(banner(page).getByRole('link', { name })).toBeVisible();
  }
  await expect(mainLinks(page)).toBeHidden();
  await banner(page).getByRole('link', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Garments: more' }).click();
  await expect(menu.getByRole('link', { name: 'Outer' })).toBeVisible();
  await expect(menu).toContainText('30% OFF');
  await expect(menu).toContainText('studio Store. All rights reserved');
  const widthOf = () => menu.evaluate((drawer) => drawer.getBoundingClientRect().width);
  await expect.poll(widthOf).toBe(320);
});

/** As if everything else were still on its way. */
async function withNamedScriptsAlone(page: Page, shop: ShopName, path: string): Promise<void> {
  const { scripts } = await servedPage(shop, path);
  await page.route(/\/_next\/static\/.*\.js/, (route) =>
    scripts.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
}
