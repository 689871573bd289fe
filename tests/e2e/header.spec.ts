import { fetchPage } from './support/fetch-page';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };

test('header 1 shows the promotion, logo, links, search and cart [S2.41]', async ({ page }) => {
  await page.goto(urlOf('classic'));
  const header = page.getByRole('banner');
  await expect(header).toContainText('Worldwide shipping');
  const links = header.getByRole('navigation', { name: 'Main' });
  for (const name of ['Home', 'Shop', 'Cart', 'Checkout']) {
    await expect(links.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(header.getByRole('link', { name: 'Search' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Cart' }).last()).toBeVisible();
});

test('header 2 shows how to reach the shop and its own links [S2.61]', async ({ page }) => {
  await page.goto(urlOf('jersey'));
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'team@gridline.example' })).toBeVisible();
  const links = header.getByRole('navigation', { name: 'Main' });
  for (const name of ['Home', 'Shop', 'About', 'Contact']) {
    await expect(links.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(header.getByRole('combobox', { name: 'Search Products' })).toBeVisible();
});

test('header 2 stays in sight [S2.62]', async ({ page }) => {
  await page.goto(urlOf('jersey'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport();
});

for (const shop of ['classic', 'jersey'] as const) {
  test(`the mobile menu of ${shop} works by keyboard [S2.43] [S2.64]`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(urlOf(shop));
    const opener = page.getByRole('banner').getByRole('link', { name: 'Menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();

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

test('the mobile menu has the sale and the copyright line [S2.44] [S9.40]', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(urlOf('classic'));
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toContainText('Flash Sale');
  await expect(menu).toContainText('30% OFF');
  await expect(menu).toContainText('localhost Store. All rights reserved');
  await expect(menu.getByRole('img', { name: /Visa/ })).toBeVisible();
  await expect
    .poll(() => menu.evaluate((drawer) => drawer.getBoundingClientRect().width))
    .toBe(280);
});

test('the cart drawer opens from the right, 350 px wide [S2.50] [S9.40]', async ({ page }) => {
  await page.goto(urlOf('classic'));
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).last().click();
  const drawer = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(drawer).toContainText('Your cart is empty.');
  const box = () => drawer.evaluate((one) => one.getBoundingClientRect().toJSON());
  const { width } = page.viewportSize() ?? { width: 0 };
  await expect.poll(async () => (await box()).right).toBe(width);
  expect((await box()).width).toBe(350);
});

test('on mobile header 1 has search, wishlist, cart and a menu button [S2.42]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(urlOf('classic'));
  const header = page.getByRole('banner');
  for (const name of ['Menu', 'Search', 'Wishlist', 'Cart']) {
    await expect(header.getByRole('link', { name })).toBeVisible();
  }
  await expect(header.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('the navigation is at most 1600 px wide [S9.41]', async ({ page }) => {
  await page.setViewportSize({ width: 2200, height: 900 });
  for (const shop of ['classic', 'jersey'] as const) {
    await page.goto(urlOf(shop));
    const bar = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).locator('..');
    const { width = 0 } = (await bar.boundingBox()) ?? {};
    expect(width).toBe(1600);
  }
});

test('a shop without a logo has the placeholder [S9.36]', async ({ page }) => {
  await page.goto(urlOf('odd'));
  const brand = page.getByRole('banner').getByRole('link', { name: 'ODD.LOCALHOST' });
  const mark = brand.locator('span').first();
  await expect(mark).toBeVisible();
  await expect(mark).toHaveCSS('mask-image', /logo-placeholder\.svg/);
  expect((await fetchPage('odd', '/icons/logo-placeholder.svg')).status).toBe(200);
});
