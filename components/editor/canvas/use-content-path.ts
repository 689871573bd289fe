import { useEffect, useState } from 'react';
import { ALL_PRODUCTS } from '@/core/model/category';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { productHref } from '@/core/rules/product-address';
import { useEditorSelector } from '@/store/editor/hooks';

const PRODUCT = 'product';

/** Where a page with its built-in content is; the product page shows the shop's newest. '' while unknown. */
export function useContentPath(slug: string): string {
  const domain = useEditorSelector(({ shop }) => shop.hostname);
  const [product, setProduct] = useState('');

  useEffect(() => {
    if (slug !== PRODUCT) return;
    newestProduct(domain).then(setProduct, () => undefined);
  }, [slug, domain]);

  if (slug === DEFAULT_PAGE_SLUG) return '/';
  return slug === PRODUCT ? product : `/${slug}`;
}

async function newestProduct(domain: string): Promise<string> {
  const { loadGridProducts } = await import('@/services/catalogue');
  const asked = { domain, category: ALL_PRODUCTS, sortBy: 'newest', totalProducts: 1 } as const;
  const [product] = await loadGridProducts(asked);
  return product ? productHref(product) : '';
}
