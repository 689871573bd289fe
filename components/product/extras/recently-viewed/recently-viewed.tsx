import { useEffect, useState } from 'react';
import { WhenNear } from '@/components/ui/when-near';
import type { Product } from '@/core/model/product';
import { viewedBefore } from '@/core/rules/viewed-products';
import { ProductRow } from '../../detail/product-row';
import { rememberViewed, viewedProducts } from './history';

/** What was viewed before in this session, without the product that is looked at. */
export function RecentlyViewed({ product }: { product: Product }) {
  const [viewed] = useState(() => viewedBefore(viewedProducts(), product));

  useEffect(() => rememberViewed(product), [product]);

  if (viewed.length === 0) return null;
  return (
    <WhenNear placeholder={null}>
      <ProductRow id="recently-viewed" title="Recently viewed" products={viewed} />
    </WhenNear>
  );
}
