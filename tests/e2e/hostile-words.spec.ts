import { eq } from 'drizzle-orm';
import { pages, products, reviews, shops, templates } from '@/backend/db/schema';
import { writeMedia } from '@/backend/domain/product-media';
import { createShop } from '@/backend/domain/shop-admin';
import type { ShopSettings } from '@/core/model/design';
import type { LayoutNode } from '@/core/model/page';
import { FOREIGN_HOST, TRIED_VECTORS } from '@/tests/support/injection-vectors';
import { untilHydrated } from './support/at-rest';
import { withShopDatabase } from './support/shop-database';
import { SHOP_HOSTS, urlOf } from './support/shops';
import { expect, test } from './support/test';

// The browser says what the policy forbids, and what cannot be had.
test.use({ expectedMessages: [/./] });
test.setTimeout(180_000);

/** PostgreSQL stores neither a null nor half a character. */
const TEXTS = TRIED_VECTORS.map(({ text }) => Buffer.from(text).toString().replaceAll('\0', ''));
const TEMPLATE = 'hostile';
const PRODUCT = '00000000-0000-4000-8000-00000000feed';
/** As many products as a page of the listing shows, each named by its share of all texts. */
const SHOWN = 15;
const LONGEST_QUERY = 3_000;

const share = (of: number) => TEXTS.filter((_, at) => at % SHOWN === of).join(' ');

test('whatever a shop, its goods, its reviews and an address say, nothing of it runs [S9.773]', async ({
  page,
}) => {
  await withShopDatabase(fillShop);
  const requests: string[] = [];
  await page.route(`**://${FOREIGN_HOST}/**`, (route) => {
    requests.push(route.request().resourceType());
    return route.abort();
  });
  const query = encodeURIComponent(TEXTS.join(' ').slice(0, LONGEST_QUERY));
  const paths = ['/', '/shop', `/shop?q=${query}`, `/product/${PRODUCT}`, '/a-page', '/contact'];
  const embeds = [`product/${PRODUCT}`, 'products', 'reviews', 'page/a-page', 'cart-button'];
  const others = ['/cart', '/order-tracking', '/checkout', '/faqs', '/case-access'];
  for (const path of [...paths, ...others, ...embeds.map((embed) => `/embed/${embed}`)]) {
    const carried = path.includes('?') ? path : `${path}?order_id=${query}&category=${query}`;
    await page.goto(urlOf('hostile', carried), { waitUntil: 'load' });
    const end = path.startsWith('/embed/') ? '#__next > *' : 'footer';
    await expect(page.locator(end).first()).toBeAttached();
    await untilHydrated(page, end);
    expect(await page.evaluate(() => 'hit' in window), path).toBe(false);
    expect(await page.evaluate(strayElements), path).toEqual([]);
  }
  expect(requests.filter((kind) => kind !== 'image' && kind !== 'media')).toEqual([]);
});

type Fill = Parameters<typeof withShopDatabase<void>>[0];

const fillShop: Fill = async (db) => {
  const all = TEXTS.join('\n');
  const host = SHOP_HOSTS.hostile;
  await db.insert(templates).values({ name: TEMPLATE });
  await createShop(db, { host, template: TEMPLATE });
  const banner = { image: all, title: all, subtitle: all, buttonText: all, buttonLink: all };
  const words = { company: all, founder: all, phone: all, address: all, addressLines: TEXTS };
  const chrome = { header: hostileNodes(), footer: hostileNodes() };
  const theme = { accent: all, textFont: all } as unknown as Required<ShopSettings>['theme'];
  const settings = { sessionRecording: all, embedSites: TEXTS, theme };
  const [shop] = await db
    .update(shops)
    .set({ ...words, name: all, keywords: all, banner, ...chrome, settings })
    .where(eq(shops.host, host))
    .returning({ id: shops.id });
  const shopId = shop?.id ?? '';
  const sold = Array.from({ length: SHOWN }, (_, at) => ({
    ...{ template: TEMPLATE, slug: `goods-${at}`, name: share(at), description: all, brand: all },
    ...{ category: 'Shirts', tags: all, priceMinor: 1999, variantFields: [] },
    ...(at === 0 && { id: PRODUCT }),
  }));
  await db.insert(products).values(sold);
  const media = TEXTS.slice(0, 40).map((text) => ({ file: text, alt: text }));
  await writeMedia(db, shopId, [{ productId: PRODUCT, media }]);
  const said = TEXTS.map((text) => ({ shopId, productId: PRODUCT, name: text, title: text, text }));
  const ratings = { rating: 5, status: 'approved', category: 'Shirts' } as const;
  await db.insert(reviews).values(said.map((one) => ({ ...one, ...ratings })));
  await db.insert(pages).values({
    shopId,
    slug: 'a-page',
    name: all,
    title: all,
    description: all,
    layout: hostileNodes(),
  });
};

/** Blocks whose every word, address and style is a share of all texts. */
function hostileNodes(): LayoutNode[] {
  const kinds = [
    'logo',
    'navigation',
    'text',
    'button',
    'image',
    'contact-info',
    'copyright',
    'social',
  ];
  return kinds.map((type, at) => {
    const words = share(at);
    const names = ['content', 'text', 'title', 'label', 'link', 'href', 'url', 'src', 'alt'];
    const props = Object.fromEntries(names.map((name) => [name, words]));
    return { id: `n-${at}`, type, props, styles: { backgroundImage: words, color: words } };
  });
}

/** Runs in the page: what loads or leads elsewhere, beside the scripts that the page was built with. */
function strayElements(): string[] {
  const kinds = 'script[src], iframe, object, embed, base, meta[http-equiv]';
  // Embeds have their links lead out of their frame.
  const isOwn = (element: Element) =>
    element instanceof HTMLScriptElement
      ? new URL(element.src).origin === location.origin
      : element.outerHTML === '<base target="_top" data-next-head="">';
  return [...document.querySelectorAll(kinds)]
    .filter((element) => !isOwn(element))
    .map(({ outerHTML }) => outerHTML);
}
