import type { Page } from 'playwright/test';
import { urlOf } from './support/shops';
import { removePage, storePage } from './support/store-page';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

const PICTURES = ['/icons/payments/visa.svg', '/icons/logo-placeholder.svg'];
const WORDS = { title: 'Slow evenings', buttonText: 'See them' };

/** A page of one banner. */
async function openBanner(page: Page, slug: string, props: object): Promise<void> {
  await storePage('odd', slug, [
    { type: 'text', props: { content: 'Banner', htmlTag: 'h1' } },
    { type: 'banner', props: { ...WORDS, ...props } },
  ]);
  await page.goto(urlOf('odd', `/${slug}`));
}

test('a minimal banner on a phone is its picture, whole, and its words [S3.643]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const props = { template: 'minimal', imageUrl: PICTURES[0], height: 900 };
  await openBanner(page, 'minimal-banner', props);
  const picture = await page.getByRole('main').locator('img').boundingBox();
  const words = await page.getByRole('heading', { name: WORDS.title }).boundingBox();
  expect(picture?.width).toBe(375 - 2 * 16);
  const gap = (words?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0);
  expect(gap).toBeGreaterThan(8);
  expect(gap).toBeLessThan(48);
  await removePage('odd', 'minimal-banner');
});

test('without scripts the pictures of a slider are swiped [S3.642]', async ({ page }) => {
  await openBanner(page, 'still-slider', { template: 'slider', imageUrls: PICTURES });
  const second = page.getByRole('main').locator('img').nth(1);
  await expect(second).not.toBeInViewport();
  const banner = await page.locator('[aria-roledescription="carousel"]').boundingBox();
  await page.mouse.move(banner?.width ?? 0, (banner?.y ?? 0) + 40);
  await page.mouse.wheel(1200, 0);
  await expect(second).toBeInViewport();
  await removePage('odd', 'still-slider');
});
