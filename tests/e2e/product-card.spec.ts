import { fetchPage } from './support/fetch-page';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

test('the stars of a card follow from the file name of its picture [S9.22] [S9.25]', async ({
  page,
}) => {
  await page.goto(urlOf('jersey', '/shop'));
  const { products } = JSON.parse((await fetchPage('jersey', '/api/backend/shop')).text);
  const cards = page.getByRole('main').getByRole('article');
  const shown = new Set<string>();
  for (const { name, image } of products.slice(0, 8)) {
    const lastDigit = image[0].split('/').at(-1).replace(/\D/g, '').at(-1);
    const stars = Number(lastDigit) % 2 === 0 ? 'Rated 5 out of 5' : 'Rated 4.5 out of 5';
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.getByRole('img', { name: stars, exact: true })).toBeVisible();
    shown.add(stars);
  }
  expect(shown.size).toBe(2);
});

test('a card shows its second picture under the pointer, and zooms [S4.20]', async ({ page }) => {
  await page.goto(urlOf('classic', '/shop'));
  const card = page.getByRole('main').getByRole('article').first();
  const pictures = card.locator('img');
  await expect(pictures).toHaveCount(1);
  const before = await pictures.first().getAttribute('src');

  await card.hover();
  await expect(pictures).toHaveCount(2);
  const second = pictures.nth(1);
  await expect(second).not.toHaveAttribute('src', before ?? '');
  await expect(second).toHaveCSS('opacity', '1');
  const scaleOf = () =>
    second.evaluate((img) => img.getBoundingClientRect().width / img.clientWidth);
  await expect.poll(scaleOf).toBeGreaterThan(1);
});
