import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { embedded, heardBy, openBlog, TEE } from './support/embedding';
import { fetchPage } from './support/fetch-page';
import { openHostileSite } from './support/hostile-site';
import { sendLogin } from './support/log-in';
import { addPayingShop } from './support/paying-shop';
import { beginRouteChange, navigationOverlay } from './support/route-change';
import { runShopCommand } from './support/shop-command';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const PRODUCT = `[data-id="${TEE.slug}"]`;
const BUTTON = '[data-hemline="cart-button"]';

const BLOG = `
  <div data-hemline="cart-button" style="max-width: 14rem"><a href="/">Cart</a></div>
  <div data-hemline="product" data-id="${TEE.slug}" data-query="utm_source=blog&amp;count=3"><a href="/">${TEE.name}</a></div>
  <div style="height: 4000px"></div>
  <div id="below" data-hemline="products" data-category="Hoodies" data-count="2"><a href="/">Hoodies</a></div>`;

/** The height of a frame, and of what is in it. */
async function heights(page: Page, place: string): Promise<[frame: number, content: number]> {
  const box = await page.locator(`[data-hemline]${place} iframe`).boundingBox();
  const content = await embedded(page, place).locator('#__next > div').boundingBox();
  return [box?.height ?? 0, Math.ceil(content?.height ?? 0)];
}

async function expectFit(page: Page, place: string): Promise<number> {
  await expect(async () => {
    const [frame, content] = await heights(page, place);
    expect(content).toBeGreaterThan(40);
    expect(frame).toBe(content);
  }).toPass();
  return (await heights(page, place))[0];
}

test('a shopper buys on another site, and the shop has it in its cart once [S2.703] [S2.707] [S2.708] [S2.709] [S2.711] [S2.712]', async ({
  page,
  context,
}) => {
  // The shop's own cart is another one: browsers keep the storage of frames apart.
  await page.goto(urlOf('classic', `/product/${TEE.slug}`));
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();

  const blog = await openBlog(BLOG);
  try {
    await page.goto(blog.url);
    const product = embedded(page, PRODUCT);
    const button = embedded(page, BUTTON).getByRole('link', { name: 'Cart' });
    await test.step('frames fit what they hold, and are named after it', async () => {
      await expect(product.getByRole('heading', { name: TEE.name })).toBeVisible();
      await expectFit(page, PRODUCT);
      await expectFit(page, BUTTON);
      await expect(page.locator(`${PRODUCT} iframe`)).toHaveAttribute(
        'title',
        new RegExp(TEE.name),
      );
      await expect(page.locator(`${PRODUCT} > a`)).toBeHidden();
      expect(await page.locator('iframe').count()).toBe(2);
    });

    await test.step('what is chosen goes into the cart, and the page around hears of it', async () => {
      await expect(button).toHaveText('Cart');
      await product.getByText('XL', { exact: true }).click();
      await product.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(product.getByText(`${TEE.name} is in your cart.`)).toBeVisible();
      await expect.poll(() => heardBy(page)).toHaveLength(1);
      expect(await heardBy(page)).toMatchObject([
        {
          kind: 'product',
          detail: { name: TEE.name, price: 32, quantity: 1, variants: { Size: 'XL' } },
        },
      ]);
      await expect(button).toHaveAccessibleName('Cart , 1 item');
      await expectFit(page, PRODUCT);
    });

    await test.step('an embed that opens later adds to the same cart', async () => {
      await page.locator('#below').scrollIntoViewIfNeeded();
      const hoodies = embedded(page, '#below');
      await expectFit(page, '#below');
      const card = hoodies.getByRole('article').first();
      await card.hover();
      await card.getByRole('button', { name: /^Quick Shop/ }).click();
      await expect(hoodies.getByRole('dialog')).toBeVisible();
      await hoodies.getByRole('dialog').getByRole('button', { name: 'Add to Cart' }).click();
      await expect.poll(() => heardBy(page)).toHaveLength(2);
      await expect(hoodies.getByRole('link', { name: /^Open cart/ }).first()).toHaveAccessibleName(
        /2 items/,
      );
      await expect(button).toHaveAccessibleName('Cart , 2 items');
    });

    await test.step('in a new tab, and once more, the shop has it once', async () => {
      for (let times = 0; times < 2; times += 1) {
        const [shop] = await Promise.all([
          context.waitForEvent('page'),
          button.click({ modifiers: ['ControlOrMeta'] }),
        ]);
        await expect(shop.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
        await expect(shop).toHaveURL(urlOf('classic', '/cart'));
        await expect(shop.getByRole('link', { name: /^Cart, 3 items/ })).toBeVisible();
        await shop.close();
      }
    });

    await test.step('links lead the whole window to the shop, with the query and what is new', async () => {
      await product.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(button).toHaveAccessibleName('Cart , 3 items');
      await product.getByRole('link', { name: 'See all details' }).click();
      await expect(page).toHaveURL(urlOf('classic', `/product/${TEE.slug}?utm_source=blog`));
      await expect(page.getByRole('link', { name: /^Cart, 4 items/ })).toBeVisible();
    });

    await test.step('back on the other site the cart is empty, because the shop has it', async () => {
      await page.goBack();
      await expect(embedded(page, PRODUCT).getByRole('heading', { name: TEE.name })).toBeVisible();
      await expect(button).toHaveText('Cart');
      await product.getByRole('link', { name: 'Open cart' }).click();
      await expect(page.getByRole('link', { name: /^Cart, 4 items/ })).toBeVisible();
    });
  } finally {
    await blog.close();
  }
});

/** What embeds show, where it stands in the shop, and words of it as they read from first to last. */
const EMBEDS = [
  ['classic', `/embed/product/${TEE.slug}`, `/product/${TEE.slug}`, /Everyday Tee .*Add to Cart/],
  ['classic', '/embed/products?category=Hoodies&count=3', '/shop?category=Hoodies', /Hoodie \$\d/],
  ['classic', '/embed/reviews', '/', / \/ 5 \d+ reviews .* 1–5 of \d+ .* Verified buyer/],
  ['studio', '/embed/page/homepage', '/', /Then it stays: the same pattern, the same cloth/],
  ['classic', '/embed/page/homepage', '/', /Soft layers, honest wool and good pockets/],
  ['classic', '/embed/page/about', '/about', /Josephine Marlow mended fishing sweaters/],
  // As they come, where the shop has designed none.
  ['odd', '/embed/page/about', '/about', /We decide about every piece in the same way/],
  ['classic', '/embed/page/contact', '/contact', /A person reads every message/],
  ['classic', '/embed/cart-button', '/cart', /^ Cart Cart $/],
] as const;

/** What a page says before any script of it runs. */
function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const shown = body.replace(/<(script|style|noscript|template)\b.*?<\/\1>/gs, '');
  return shown.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

const lookOf = (html: string) => /<style[^>]*>(:root\{--accent:.+?)<\/style>/.exec(html)?.[1];
const SHOP_FOOTER = 'id="footer-links"';
const SHOP_HEADER = /<nav\b|<header [^>]*class="[^"]*header/;

test('embeds are whole when they leave the server, in the look of the shop, without its header and footer, and say what they are not [S2.702] [S2.704] [S2.706]', async () => {
  for (const [shop, path, original, words] of EMBEDS) {
    const { status, text } = await fetchPage(shop, path);
    expect(status, path).toBe(200);
    expect(wordsOf(text), path).toMatch(words);
    const inShop = (await fetchPage(shop, original)).text;
    expect(lookOf(inShop), original).toContain('--font-display:');
    expect(lookOf(text), path).toBe(lookOf(inShop));
    expect(inShop, original).toContain(SHOP_FOOTER);
    expect(text, path).not.toContain(SHOP_FOOTER);
    expect(inShop, original).toMatch(SHOP_HEADER);
    expect(text, path).not.toMatch(SHOP_HEADER);
    expect(text, path).toMatch(/<base [^>]*target="_top"/);
    expect(text, path).toContain('<meta name="robots" content="noindex"');
    expect(text, path).toContain(
      `<link rel="canonical" href="${urlOf(shop, original).replaceAll('&', '&amp;')}"`,
    );
  }
});

/** One of each kind, and one in the look of another shop. */
const IN_A_BROWSER = EMBEDS.filter(
  ([shop, path]) => shop === 'studio' || !/homepage|about/.test(path),
);

test('embeds stand alone at every width, also while a route changes, and say what they are not [S2.31] [S2.702] [S2.704] [S2.706]', async ({
  page,
}) => {
  for (const [shop, path, original] of IN_A_BROWSER) {
    await test.step(`${path} of ${shop}`, async () => {
      await page.goto(urlOf(shop, path));
      await expect(page.locator('header[class*="header"], nav, #footer-links')).toHaveCount(0);
      await expect(page.locator('base')).toHaveAttribute('target', '_top');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        urlOf(shop, original),
      );
      await expect(page.getByRole('button', { name: 'Wishlist' })).toHaveCount(0);
      for (const width of [375, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const room = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(room, `${path} at ${width}`).toBeLessThanOrEqual(width);
      }
      await expectAccessible(page);
    });
  }
  await beginRouteChange(page, '/embed/products?count=1');
  await expect(navigationOverlay(page)).toHaveCount(0);
});

test('what a shop does not have is said where it would be embedded [S2.702]', async ({
  request,
}) => {
  for (const path of [
    '/embed/product/none',
    '/embed/page/none',
    '/embed/page/shop',
    '/embed/else',
  ]) {
    const answer = await request.get(urlOf('classic', path));
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('This is no longer in the shop');
    expect(answer.headers()['content-security-policy']).toContain('frame-ancestors *');
  }
});

test.describe('who is kept out', () => {
  test.use({
    expectedMessages: [/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|cannot embed this/],
  });

  test('shops, their office and strangers’ words [S2.707] [S2.710] [S9.701]', async ({ page }) => {
    const pages = ['/', '/shop', '/checkout', '/design', '/design/orders', '/nowhere'];
    for (const path of pages) {
      const { headers } = await fetchPage('classic', path);
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options'], path).toBe('DENY');
    }
    const blog = await openBlog(`
      <div data-hemline="product" data-id="${TEE.slug}"><a href="/">Kept</a></div>
      <div data-hemline="nonsense"><a href="/">Left alone</a></div>
      <iframe name="shop" src="${urlOf('classic', '/')}"></iframe>
      <iframe name="stranger" srcdoc="<script>
        const say = (message) => parent.postMessage({ protocol: 'hemline-embed', version: 1, ...message }, '*');
        say({ type: 'size', height: 9000, title: 'Mine' });
        say({ type: 'added', product: { id: 'forged' } });
      </script>"></iframe>`);
    try {
      await page.goto(blog.url);
      const frame = page.locator('[data-hemline="product"] iframe');
      await expect(frame).toHaveAttribute('title', new RegExp(TEE.name));
      await expect(page.getByText('Left alone')).toBeVisible();
      // From the page itself, too, and with the right words.
      await page.evaluate(() => {
        const forged = { protocol: 'hemline-embed', version: 1 };
        window.postMessage({ ...forged, type: 'added', product: { id: 'forged' } }, '*');
        window.postMessage({ ...forged, type: 'size', height: 9000, title: 'Mine' }, '*');
      });
      await embedded(page, PRODUCT).getByRole('button', { name: 'Add to Cart' }).click();
      await expect.poll(() => heardBy(page)).toHaveLength(1);
      expect(await heardBy(page)).toMatchObject([{ detail: { name: TEE.name } }]);
      await expect(frame).toHaveAttribute('title', new RegExp(TEE.name));
      const shop = page.frames().find((one) => one.name() === 'shop');
      expect(await shop?.locator('main').count()).toBe(0);
    } finally {
      await blog.close();
    }
  });
});

test.describe('a shop that names the sites that may embed it', () => {
  test.use({ expectedMessages: [/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|cannot embed this/] });

  test('is shown by those, and elsewhere the link stays that stood there [S9.701]', async ({
    page,
  }) => {
    const shop = await addPayingShop();
    const place = `<script async src="${shop.url('/embed.js')}"></script>
      <div data-hemline="product" data-id="mug"><a href="/">The mug</a></div>`;
    const friend = await openHostileSite(place, 'friend');
    const stranger = await openHostileSite(place, 'stranger');
    const { origin } = new URL(friend.url);
    await runShopCommand('set', '--host', shop.host, `settings.embedSites=${origin}`);
    try {
      await page.goto(friend.url);
      const heading = embedded(page, '').getByRole('heading', { name: 'Stoneware Mug' });
      await expect(heading).toBeVisible();
      await expect(page.getByRole('link', { name: 'The mug' })).toBeHidden();
      const refused = page.waitForEvent('console', (received) =>
        received.text().includes('frame-ancestors'),
      );
      await page.goto(stranger.url);
      await refused;
      await expect(page.getByRole('link', { name: 'The mug' })).toBeVisible();
      await expect(heading).toHaveCount(0);
    } finally {
      await friend.close();
      await stranger.close();
    }
  });
});

test('an admin makes a snippet, sees what it will show, and copies it [S2.714]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(urlOf('classic', '/design/embed'));
  await sendLogin(page);
  await page.getByLabel('Search products').fill('everyday tee');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('radio', { name: TEE.name }).check();
  const preview = embedded(page, PRODUCT);
  await expect(preview.getByRole('heading', { name: TEE.name })).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').getByText(/^Copied/)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(
    `data-hemline="product" data-shop="${urlOf('classic', '')}" data-id="${TEE.slug}"`,
  );

  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(room).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
  await page.getByLabel('What to embed').selectOption('products');
  await page.getByLabel('Category').selectOption('Hoodies');
  await page.getByLabel('Number of products').fill('2');
  await expect(page.locator('pre')).toContainText('data-category="Hoodies" data-count="2"');
  const grid = embedded(page, '[data-hemline="products"]');
  await expect(grid.getByRole('article')).toHaveCount(2);
});
