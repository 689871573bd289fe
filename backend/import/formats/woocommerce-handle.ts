import { firstCharacters } from '@/core/values/first-characters';
import { inHyphens } from '@/core/values/in-hyphens';
import type { WooRecord } from './woocommerce-staging';

const MAX_LENGTH = 120;

/** The name by which a product is known in its shop: WooCommerce's own address is in no file. '' for one without a name. */
export function toHandle({ cells, sku, id }: Pick<WooRecord, 'cells' | 'sku' | 'id'>): string {
  const handle = firstCharacters(inHyphens(cells.name ?? ''), MAX_LENGTH).replace(/-$/, '');
  return handle || inHyphens(sku) || (id && `product-${id}`);
}
