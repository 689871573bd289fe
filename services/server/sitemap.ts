import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { CONTENT_PATHS } from '@/core/model/content';
import { listingHref } from '@/core/rules/listing-address';
import { productHref } from '@/core/rules/product-address';
import { sitemapXml } from '@/core/rules/sitemap';
import { loadCategories } from './chrome';
import { fetchCall } from './fetch-call';
import { shopDocument } from './shop-document';

/** The data function of the site map: home, listing, its categories, every product, the pages of text. */
export const shopSitemap = shopDocument('application/xml', async ({ domain, originUrl }) => {
  const [categories, { products }] = await Promise.all([
    loadCategories(domain),
    fetchCall(storefrontCalls.sitemap, storefrontSchemas.sitemap, { domain }),
  ]);
  const listings = categories.map((tile) => listingHref({ category: tile.category }));
  const pages = [...new Set(['/', '/shop', ...listings, '/about', '/contact', ...CONTENT_PATHS])];
  return sitemapXml([
    ...pages.map((path) => ({ url: `${originUrl}${path}` })),
    ...products.map(({ slug, updatedAt }) => ({
      url: `${originUrl}${productHref({ id: slug, slug })}`,
      lastChanged: updatedAt,
    })),
  ]);
});
