import type { ShopSettings } from '../../model/design';
import type { Product } from '../../model/product';
import { fromMinor, toMinor } from './money';

const SALE_FACTOR = 1.3;

/**
 * The struck-through price beside `price`, in dollars, or null for none (spec 9): 1.3 times the price
 * unless the shop hides it. With real merchandising it is the product's own former price, where higher.
 */
export function struckPrice(
  product: Pick<Product, 'compareAtPrice'>,
  price: number,
  settings: Pick<ShopSettings, 'hideSellPrice' | 'realMerchandising'>,
): number | null {
  if (settings.hideSellPrice) return null;
  if (!settings.realMerchandising) return fromMinor(Math.round(toMinor(price) * SALE_FACTOR));
  const former = product.compareAtPrice ?? 0;
  return former > price ? former : null;
}
