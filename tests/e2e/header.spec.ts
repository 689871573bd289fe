import type { Page } from 'playwright/test';
import { fetchPage } from './support/fetch-page';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const BLACK = 'rgb(17, 17, 17)';
/** Beginnings of their copyright lines. */
const SHOP_LABELS = { classic: 'localhost', jersey: 'jersey' } as const;

test('header 1 shows a black strip with its promotion, logo, links, search and cart, whose drawer opens from the right, 350 px wide; the footer has four features, who the shop is and three columns [S2.40] [S2.41] [S2.46] [S2.50] [S2.70] [S2.71] [S2.72] [S2.73] [S2.74] [S2.47] [S9.40] [S9.41]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/contact'));
  const header = page.getByRole('banner');
  await test.step('the header', async () => {
    await expect(header.getByText(/^Worldwide shipping/)).toHaveCSS('background-color', BLACK);
    await expect(header.getByRole('img', { name: 'Marlow & Finch, home' })).toBeVisible();
    const links = header.getByRole('navigation', { name: 'Main' });
    for (const name of ['Home', 'Shop', 'Cart', 'Checkout']) {
      await expect(links.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(header.getByRole('link', { name: 'Search' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Cart' }).last()).toBeVisible();
  });

  await test.step('the footer', async () => {
    const footer = page.getByRole('contentinfo');
    const features = footer.getByRole('list', { name: 'Our service' }).getByRole('listitem');
    await expect(features).toHaveText([
      /^Worldwide Shipping/,
      /^Secure Payments/,
      /^Free Return/,
      /^Local Support8:00 AM – 5:00PM EST Mon–Fri$/,
    ]);
    await expect(footer.getByRole('img', { name: 'Marlow & Finch, home' })).toBeAttached();
    const address = footer.locator('address');
    for (const text of [
      'Marlow & Finch Goods LLC',
      '18 Ropewalk Lane',
      'hello@marlowandfinch.example',
      '+1 (207) 555-0148',
      '8:00 AM – 5:00PM EST Mon–Fri',
    ]) {
      await expect(address).toContainText(text);
    }
    const columns = footer.getByRole('navigation', { name: 'Footer' }).getByRole('heading');
    await expect(columns).toHaveText(['Company', 'Policies', 'Services']);
    await expect(footer).toContainText('localhost Store. All rights reserved');
    await expect(footer.getByRole('img', { name: /Visa/ })).toBeAttached();
  });

  await test.step('the cart drawer', async () => {
    await header.getByRole('link', { name: 'Cart' }).last().click();
    const drawer = page.getByRole('dialog', { name: 'Your Cart' });
    await expect(drawer).toContainText('Your cart is empty.');
    const box = () => drawer.evaluate((one) => one.getBoundingClientRect().toJSON());
    const { width } = page.viewportSize() ?? { width: 0 };
    await expect.poll(async () => (await box()).right).toBe(width);
    expect((await box()).width).toBe(350);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('on a wide screen', () => expectNarrowerBar(page));
});

test('header 2 shows how to reach the shop, its own links, search box, wishlist and cart, and stays in sight; the footer names no company [S2.60] [S2.61] [S2.62] [S2.63] [S2.64] [S2.72] [S2.73] [S9.41]', async ({
  page,
}) => {
  await page.goto(urlOf('jersey', '/about'));
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'team@gridline.example' })).toBeVisible();
  await expect(header.locator('a[href^="tel:"]')).toBeVisible();
  await expect(header.getByText(/402 Fieldhouse Row/).first()).toBeVisible();
  const links = header.getByRole('navigation', { name: 'Main' });
  for (const name of ['Home', 'Shop', 'About', 'Contact']) {
    await expect(links.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(header.getByRole('combobox', { name: 'Search Products' })).toBeVisible();
  for (const name of ['Wishlist', 'Cart']) {
    await expect(header.getByRole('link', { name, exact: true }).last()).toBeVisible();
  }
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(links).toBeInViewport();
  await expect(footer).toContainText('team@gridline.example');
  await expect(footer).not.toContainText(/Gridline Athletics (LLC|Inc|Ltd|GmbH)/);
  await expect(footer.getByRole('link', { name: 'File A Dispute' })).toBeAttached();
  await expectNarrowerBar(page);
});

for (const shop of ['classic', 'jersey'] as const) {
  test(`on a phone the header of ${shop} has search, wishlist, cart and a menu that works by keyboard, at the left, with the sale, the shop’s own addresses and the copyright line [S2.42] [S2.43] [S2.44] [S2.45] [S2.47] [S2.64] [S9.21] [S9.40]`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(urlOf(shop, '/contact'));
    const header = page.getByRole('banner');
    for (const name of ['Menu', 'Search', 'Wishlist', 'Cart']) {
      await expect(header.getByRole('link', { name })).toBeVisible();
    }
    await expect(header.getByRole('navigation', { name: 'Main' })).toBeHidden();
    const opener = header.getByRole('link', { name: 'Menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(menu).toContainText('Flash Sale');
    await expect(menu).toContainText('30% OFF');
    await expect(menu).toContainText(`${SHOP_LABELS[shop]} Store. All rights reserved`);
    await expect(menu.getByRole('img', { name: /Visa/ })).toBeVisible();
    await expect(menu.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(menu.locator('a[href^="tel:"]')).toBeVisible();
    const sides = () =>
      menu.evaluate((drawer) => {
        const { left, width } = drawer.getBoundingClientRect();
        return { left, width };
      });
    await expect.poll(sides).toEqual({ left: 0, width: 280 });

    const unfold = menu.getByRole('button', { name: 'Shop: all categories' });
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await unfold.press('Enter');
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', { name: 'Hoodies' })).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('a shop without a logo has the placeholder, and its host in the footer [S2.71] [S2.73] [S9.36]', async ({
  page,
}) => {
  await page.goto(urlOf('odd', '/contact'));
  const brand = page.getByRole('banner').getByRole('link', { name: 'ODD.LOCALHOST' });
  const mark = brand.locator('span').first();
  await expect(mark).toBeVisible();
  await expect(mark).toHaveCSS('mask-image', /logo-placeholder\.svg/);
  expect((await fetchPage('odd', '/icons/logo-placeholder.svg')).status).toBe(200);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('ODD.LOCALHOST');
  await expect(footer).toContainText('support@odd.localhost');
});

/** Sees that the navigation is as wide as it may be where there is more room. */
async function expectNarrowerBar(page: Page): Promise<void> {
  await page.setViewportSize({ width: 2200, height: 900 });
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).locator('..');
  await expect.poll(async () => (await bar.boundingBox())?.width).toBe(1600);
}
