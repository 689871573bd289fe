import { urlOf } from './support/shops';
import { expect, test } from './support/test';

test('a card shows its second picture under the pointer, and zooms [S4.20]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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

test('swatches are wide enough to be hit, and lead to their color without scripts [S4.972]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(urlOf('classic', '/shop'));
  const swatches = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Show in/ });
  for (const swatch of await swatches.all()) {
    const { width = 0, height = 0 } = (await swatch.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  const name = (await swatches.nth(1).textContent())?.replace('Show in ', '') ?? '';
  await swatches.nth(1).click();
  await expect(page).toHaveURL(/\/product\/.+\?color=/);
  await expect(page.getByRole('radio', { name })).toBeChecked();
  await context.close();
});
