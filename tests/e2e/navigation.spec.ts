import { held } from './support/held';
import { beginRouteChange, navigationOverlay } from './support/route-change';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

test('every internal link carries the query string on, but for keys that count once [S2.10] [S2.904]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/?ref=letter&cart_data=x'));
  // A link that begins with a hash, as written, stays on the page with all of its address.
  const links = page.locator('a[href^="/"]:not([href*="#"])');
  await expect(links.first()).toBeAttached();
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(hrefs.length).toBeGreaterThan(20);
  expect(hrefs.filter((href) => !href.includes('ref=letter'))).toEqual([]);
  expect(hrefs.filter((href) => href.includes('cart_data'))).toEqual([]);

  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/.+\?ref=letter$/);
});

test('the way to another page shows a bar and an overlay over all of it until it is there [S2.31] [S2.32] [S4.75]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/contact'));
  const data = await held(page, '**/_next/data/**');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
  const overlay = navigationOverlay(page);
  await expect(overlay).toBeVisible();
  await expect(page.locator('#nprogress')).toBeAttached();
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await data.letThrough();
  await expect(page).toHaveURL(/\/returns$/);
  await expect(overlay).toHaveCount(0);
  await expect(page.locator('#nprogress')).toHaveCount(0);

  // However the way begins, and so where embeds and payment pages have none.
  await beginRouteChange(page, '/shop');
  await expect(overlay).toBeVisible();
});
