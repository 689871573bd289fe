import { CONTENT_PATHS } from '@/core/model/content';
import { customSlugs } from '@/core/model/page';
import { listingHref } from '@/core/rules/address/listing-address';
import { productHref } from '@/core/rules/address/product-address';
import { sitemapXml } from '@/core/rules/seo/sitemap';
import { loadCategories } from './chrome';
import { fetchStorefront } from './fetch-storefront';
import { shopDocument } from './shop-document';

/**
 * The data function of the site map: home, listing, its categories, every product, the pages of text and
 * those that the shop has made itself.
 */
export const shopSitemap = shopDocument('application/xml', async ({ init, domain, originUrl }) => {
  const [{ categories = [] }, { products }] = await Promise.all([
    loadCategories(domain),
    fetchStorefront('sitemap', { domain }),
  ]);
  const listings = categories.map((tile) => listingHref({ category: tile.category }));
  const custom = customSlugs(init.designedPages ?? []).map((slug) => `/${slug}`);
  const texts = ['/about', '/contact', ...CONTENT_PATHS];
  const pages = [...new Set(['/', '/shop', ...listings, ...custom, ...texts])];
  return sitemapXml([
    ...pages.map((path) => ({ url: `${originUrl}${path}` })),
    ...products.map(({ slug, updatedAt }) => ({
      url: `${originUrl}${productHref({ id: slug, slug })}`,
      lastChanged: updatedAt,
    })),
  ]);
});
