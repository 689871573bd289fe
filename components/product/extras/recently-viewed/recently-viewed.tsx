import { useEffect, useState } from 'react';
import { WhenNear } from '@/components/ui';
import type { Product } from '@/core/model/product';
import { readViewed, viewedBefore, withViewed } from '@/core/rules/persisted/viewed-products';
import { attempt } from '@/core/values/attempt';
import { ProductRow } from '../../card/product-row';
import * as messages from '../../messages';

interface RecentlyViewedProps {
  product: Product;
  /** Products above, which are not shown again; the bundle by ids. */
  related: readonly Product[];
  bundle?: readonly string[];
}

/** Products viewed before one, but for those that its page shows already. */
export function RecentlyViewed({ product, related, bundle = [] }: RecentlyViewedProps) {
  const [viewed] = useState(() => {
    const above = [product.id, ...bundle, ...related.map(({ id }) => id)];
    return viewedBefore(viewedProducts(), above);
  });

  useEffect(() => rememberViewed(product), [product]);

  if (viewed.length === 0) return null;
  return (
    <WhenNear label={messages.recentlyViewed} placeholder={<span />}>
      <ProductRow id="recently-viewed" title={messages.recentlyViewed} products={viewed} />
    </WhenNear>
  );
}

const KEY = 'recently-viewed';

/** The products viewed in this session, the newest first; none where storage is blocked or spoilt. */
const viewedProducts = (): Product[] =>
  attempt(() => readViewed(window.sessionStorage.getItem(KEY))) ?? [];

/** Keeps a product as the one viewed last; a storage that is full or blocked keeps none. */
function rememberViewed(product: Product): void {
  const viewed = JSON.stringify(withViewed(viewedProducts(), product));
  attempt(() => window.sessionStorage.setItem(KEY, viewed));
}
