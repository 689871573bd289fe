import { ACCESS_KEY } from '@/core/rules/address/order-address';
import type { PageRequest } from './shop-page';

const MAX_ORDER_ID_LENGTH = 64;

/**
 * The order number that an address fills a form with, '' where it names none. A page whose address opens
 * an order by itself is one shopper's, and kept by nobody.
 */
export function readOrderKeys({ query, doNotKeep }: PageRequest): string {
  if (query(ACCESS_KEY) !== undefined) doNotKeep();
  return (query('order_id') ?? '').slice(0, MAX_ORDER_ID_LENGTH);
}
