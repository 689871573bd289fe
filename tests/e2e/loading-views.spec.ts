import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { canvas, openEditor } from './support/editor';
import { held } from './support/held';
import { openReviewedProduct } from './support/reviewed';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

// A picture that cannot be had is the browser's to complain of.
test.use({ expectedMessages: [/Failed to load resource/] });

test('a product grid says that its products load and holds their room, then shows them [S4.320]', async ({
  page,
}) => {
  const products = await held(page, '**/api/backend/products-component*');
  await openEditor(page, 'studio');
  const loading = page.getByText('Loading products...');
  await expect(canvas(page).getByText('Loading products...').first()).toBeVisible();
  const waiting = canvas(page).locator('[data-block]').filter({ has: loading }).last();
  const id = await waiting.getAttribute('data-block');
  const grid = canvas(page).locator(`[data-block="${id}"]`);
  expect((await grid.boundingBox())?.height).toBeGreaterThan(300);
  await products.letThrough();
  await expect(loading).toHaveCount(0);
  await expect(grid.getByRole('article').first()).toBeVisible();
  await expect(grid.getByRole('img', { name: /^Rated/ }).first()).toBeVisible();
});

test('a search under way has six rows where its results will stand [S2.59]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(urlOf('classic', '/contact'));
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const drawer = page.getByRole('dialog', { name: 'Search Products' });
  const search = await held(page, '**/api/backend/search');
  await drawer.getByRole('searchbox').fill('hoodie');
  await page.keyboard.press('Enter');
  const rows = drawer.locator('[aria-hidden="true"] > li');
  await expect(rows).toHaveCount(6);
  await expect(drawer.getByRole('status')).toHaveText('Searching…');
  const place = await rows.first().boundingBox();
  await search.letThrough();
  const results = drawer.getByRole('list', { name: 'Results' });
  await expect(results).toBeVisible();
  await expect(rows).toHaveCount(0);
  const result = await results.getByRole('listitem').first().boundingBox();
  expect([result?.x, result?.y]).toEqual([place?.x, place?.y]);
});

const PHOTO = /hemline-photo-(\d+)\.png/;

/** Has the first review of a product bring this many photos, of which the third cannot be had. */
async function withPhotos(page: Page, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, at) => `/hemline-photo-${at + 1}.png`);
  const body = await sharp({
    create: { width: 80, height: 80, channels: 3, background: 'teal' },
  })
    .png()
    .toBuffer();
  await page.route(PHOTO, (route) => {
    const [, number] = PHOTO.exec(route.request().url()) ?? [];
    return number === '3' ? route.abort() : route.fulfill({ contentType: 'image/png', body });
  });
  await page.route('**/api/backend/store-reviews*', async (route) => {
    const answer = await route.fetch();
    const data = await answer.json();
    data.reviews.forEach((review: { image: string }, at: number) => {
      review.image = at === 0 ? names.join(',') : '';
    });
    await route.fulfill({
      response: answer,
      json: { ...data, photoReviews: [], totalPhotos: count },
    });
  });
}

test('reviews hold their place while they load, then show stars as bars and photos up to nineteen, without one that cannot be had [S2.101] [S2.104] [S2.105] [S8.25] [S9.74]', async ({
  page,
}) => {
  await withPhotos(page, 25);
  const answers = await held(page, '**/api/backend/store-reviews*');
  const reviews = await openReviewedProduct(page);
  await expect.poll(answers.count).toBe(1);
  await expect(reviews).toHaveCount(0);
  const below = page.getByRole('contentinfo');
  const room = await below.evaluate((footer: HTMLElement) => footer.offsetTop);
  await answers.letThrough();
  const bars = reviews.getByRole('list', { name: 'Reviews by stars' }).getByRole('listitem');
  await expect(bars).toHaveText([/^5 stars/, /^4 stars/, /^3 stars/, /^2 stars/, /^1 star/]);
  const shares = await bars.locator('[class*="share"]').allTextContents();
  const sum = shares.reduce((total, text) => total + Number.parseInt(text, 10), 0);
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(2);
  await reviews.scrollIntoViewIfNeeded();
  // Thumbnails are drawn as they come near; the one that fails makes room for the next.
  const photos = reviews.getByRole('button', { name: /^Photo .*by / });
  await expect(photos).toHaveCount(19);
  await expect(reviews.getByRole('button', { name: '5 more customer photos' })).toHaveText('+5');
  await expect(reviews.locator('img[src*="photo-3.png"]')).toHaveCount(0);
  await expect(reviews.locator('img[src*="photo-4.png"]').first()).toBeVisible();
  const taken = await below.evaluate((footer: HTMLElement) => footer.offsetTop);
  expect(Math.abs(taken - room)).toBeLessThan(48);
});
