import type { Page } from 'playwright/test';
import { openAtRest } from './support/at-rest';
import { fetchPage } from './support/fetch-page';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Wishlist:/ });
const wishes = (page: Page) => page.getByRole('main').getByRole('article');

test('hearts fill the wishlist, which is there the next day, and leads into the cart by way of choices [S2.92] [S4.28]', async ({
  page,
}) => {
  await openAtRest(page, urlOf('classic', '/shop'));
  const names = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  for (const place of [0, 1]) {
    await wishes(page).nth(place).hover();
    await hearts(page).nth(place).click();
    await expect(hearts(page).nth(place)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByRole('link', { name: 'Wishlist, 2 items' }).first()).toBeVisible();

  await page.goto(urlOf('classic', '/wishlist'));
  await expect(wishes(page).getByRole('heading')).toHaveText([names[1] ?? '', names[0] ?? '']);
  await expect(page).toHaveTitle(/^Marlow & Finch - Wishlist/);

  await page
    .getByRole('button', { name: /^Choose options/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Quick Shop' });
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toContainText('1 ×');
});

test('what was removed comes back, by keyboard too, and what has choices goes into the cart with them [S2.95] [S3.33]', async ({
  page,
}) => {
  await openAtRest(page, urlOf('odd', '/product/script-name'));
  const buy = page.getByRole('region', { name: 'Buy' });
  await buy.getByRole('radio', { name: /^L/ }).check({ force: true });
  const heart = buy.getByRole('button', { name: 'Wishlist' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto(urlOf('odd', '/wishlist'));
  await expect(wishes(page)).toContainText('$25.00');

  await page.getByRole('button', { name: /^Remove/ }).focus();
  await page.keyboard.press('Enter');
  await expect(wishes(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(wishes(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toContainText('1 × $25.00');
});

test('the page comes from the server without anything personal, and is not to be indexed [S2.92]', async () => {
  const { status, text } = await fetchPage('classic', '/wishlist');
  expect(status).toBe(200);
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect(text).not.toContain('Nothing saved yet');
});

test('a product page tells what goes together and what was viewed before [S2.93] [S2.94]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/shop?category=Hoodies'));
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  const name = await links.first().textContent();
  const next = await links.nth(1).getAttribute('href');
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.waitForFunction(() => window.sessionStorage.getItem('recently-viewed'));

  await page.goto(urlOf('classic', next ?? ''));
  await page.getByRole('region', { name: 'You may also like' }).scrollIntoViewIfNeeded();
  const together = page.getByRole('region', { name: 'Frequently bought together' });
  await together.getByRole('button', { name: 'Add all 3 to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' }).getByRole('listitem')).toHaveCount(
    3,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText([name ?? '']);
});
