import * as messages from '../../messages';
/** How many products, for people. */
export function countText(total: number): string {
  return total === 1 ? '1 product' : messages.productCount(total);
}
