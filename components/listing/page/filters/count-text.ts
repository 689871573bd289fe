import * as messages from '../../messages';
export function countText(total: number): string {
  return total === 1 ? '1 product' : messages.productCount(total);
}
