import type { ShopSettings } from '../../model/design';
import { PRODUCT_SORTS } from '../../model/product';
import { SEARCH_SORTS, type SearchSort } from '../../model/search';

/**
 * The orders that a listing offers, a search by what fits best as well. By discount only where reductions are shown and
 * differ: by the rule of spec 9 every price is reduced alike.
 */
export function offeredSorts(
  q: string | undefined,
  { realMerchandising, hideSellPrice }: Pick<ShopSettings, 'realMerchandising' | 'hideSellPrice'>,
): readonly SearchSort[] {
  const sorts: readonly SearchSort[] = q ? SEARCH_SORTS : PRODUCT_SORTS;
  const haveDiscounts = realMerchandising && !hideSellPrice;
  return sorts.filter((sort) => sort !== 'discount' || haveDiscounts);
}
