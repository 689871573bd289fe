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
