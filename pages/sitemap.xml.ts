import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { listingHref } from '@/core/rules/listing-address';
import { productHref } from '@/core/rules/product-address';
import { sitemapXml } from '@/core/rules/sitemap';
import { loadCategories } from '@/services/server/chrome';
import { fetchCall } from '@/services/server/fetch-call';
import { shopDocument } from '@/services/server/shop-document';

export const getServerSideProps = shopDocument('application/xml', async ({ domain, origin }) => {
  const [categories, { products }] = await Promise.all([
    loadCategories(domain),
    fetchCall(storefrontCalls.sitemap, storefrontSchemas.sitemap, { domain }),
  ]);
  const listings = categories.map((tile) => listingHref({ category: tile.category }));
  const pages = [...new Set(['/', '/shop', ...listings])];
  return sitemapXml([
    ...pages.map((path) => ({ url: `${origin.url}${path}` })),
    ...products.map(({ slug, updatedAt }) => ({
      url: `${origin.url}${productHref({ id: slug, slug })}`,
      lastChanged: updatedAt,
    })),
  ]);
});

export default function Sitemap() {
  return null;
}
