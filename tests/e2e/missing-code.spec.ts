import type { Page } from 'playwright/test';
import { productHref } from '@/core/rules/address/product-address';
import { openAtRest, restAfter } from './support/at-rest';
import { fetchPage } from './support/fetch-page';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

/** Code that does not come is the browser's to complain of. */
test.use({ expectedMessages: [/net::ERR_FAILED|chunk/i] });

// On a page that stands, what is fetched on demand does not come: as after a new version of the shop.
const CODE = /\/_next\/static\/chunks\/.*\.js/;

/** The first hoodie's page, at rest, and from then on without further code. */
async function openProduct(page: Page): Promise<string> {
  const { text } = await fetchPage('classic', '/api/backend/products?category=Hoodies&limit=1');
  const path = productHref(JSON.parse(text)[0]);
  await openAtRest(page, urlOf('classic', path));
  return path;
}

const withoutCode = (page: Page) => page.route(CODE, (route) => route.abort());

test('without its code Quick Shop leads to the product, with the query of the page', async ({
  page,
}) => {
  await openAtRest(page, urlOf('classic', '/shop?ref=mail'));
  const card = page.getByRole('main').getByRole('article').first();
  const name = await card.getByRole('heading').textContent();
  const opener = card.getByRole('button', { name: /^Quick Shop/ });
  await expect(opener).toBeAttached();
  await withoutCode(page);
  await opener.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(page).toHaveURL(/\/product\/.*ref=mail/);
});

test('on a product’s page without its code the cart counts and leads to its page, the form for a review says so and opens once it comes, the enlarged picture is the picture’s own address', async ({
  page,
}) => {
  await openProduct(page);
  await test.step('the cart', async () => {
    await withoutCode(page);
    const buy = page.getByRole('region', { name: 'Buy' });
    await buy.getByRole('button', { name: 'Add to Cart' }).dispatchEvent('click');
    // Also behind the drawer, which may come by itself as soon as it can, and hide the page from assistants.
    const includeHidden = true;
    const banner = page.getByRole('banner', { includeHidden });
    const cart = banner.getByRole('link', { name: 'Cart, 1 item', includeHidden });
    await expect(cart).toBeVisible();
    await page.unroute(CODE);
    // Nor by the mouse, over which the drawer would lie.
    await cart.dispatchEvent('click');
    const drawer = page.getByRole('dialog', { name: 'Your Cart' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('the form for a review', async () => {
    const write = page.getByRole('button', { name: /^Write (a|the first) review/ }).first();
    await restAfter(page, async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await write.scrollIntoViewIfNeeded();
    });
    await withoutCode(page);
    await write.dispatchEvent('click');
    await expect(
      page.getByText('This could not be opened just now. Please try again.'),
    ).toBeVisible();
    await page.unroute(CODE);
    await write.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the enlarged picture', async () => {
    await withoutCode(page);
    const picture = page.getByRole('link', { name: /enlarge$/ }).first();
    const address = await picture.getAttribute('href');
    await picture.click();
    await expect(page).toHaveURL(urlOf('classic', address ?? ''));
  });
});
