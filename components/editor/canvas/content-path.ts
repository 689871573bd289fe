import { ALL_PRODUCTS } from '@/core/model/category';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { productHref } from '@/core/rules/product-address';

/**
 * Where a page with its built-in content is; the product page shows the shop's newest, and is nowhere
 * where there is none. @throws ApiError
 */
export async function contentPath(domain: string, slug: string): Promise<string | null> {
  if (slug === DEFAULT_PAGE_SLUG) return '/';
  return slug === 'product' ? newestProduct(domain) : `/${slug}`;
}

async function newestProduct(domain: string): Promise<string | null> {
  const { loadGridProducts } = await import('@/services/catalogue');
  const asked = { domain, category: ALL_PRODUCTS, sortBy: 'newest', totalProducts: 1 } as const;
  const [product] = await loadGridProducts(asked);
  return product ? productHref(product) : null;
}
