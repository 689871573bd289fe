import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };

test('header 1 shows the promotion, logo, links, search and cart', async ({ page }) => {
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

test('header 2 shows how to reach the shop and its own links', async ({ page }) => {
  await page.goto(urlOf('jersey'));
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'team@gridline.example' })).toBeVisible();
  const links = header.getByRole('navigation', { name: 'Main' });
  for (const name of ['Home', 'Shop', 'About', 'Contact']) {
    await expect(links.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(header.getByRole('searchbox', { name: 'Search Products' })).toBeVisible();
});

test('header 2 stays in sight', async ({ page }) => {
  await page.goto(urlOf('jersey'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport();
});

for (const shop of ['classic', 'jersey'] as const) {
  test(`the mobile menu of ${shop} works by keyboard`, async ({ page }) => {
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

test('the mobile menu has the sale, social links and the copyright line', async ({ page }) => {
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

test('the cart drawer opens from the right, 350 px wide', async ({ page }) => {
  await page.goto(urlOf('classic'));
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).last().click();
  const drawer = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(drawer).toContainText('Your cart is empty.');
  const box = () => drawer.evaluate((one) => one.getBoundingClientRect().toJSON());
  const { width } = page.viewportSize() ?? { width: 0 };
  await expect.poll(async () => (await box()).right).toBe(width);
  expect((await box()).width).toBe(350);
});
