import type { Product } from '../../model/product';
import * as messages from './messages';

/** Returns what a card says of how much of its product is left; '' for plenty. */
export function cardAvailability({
  isSoldOut,
  isFewLeft,
}: Pick<Product, 'isSoldOut' | 'isFewLeft'>): string {
  if (isSoldOut) return messages.soldOut;
  return isFewLeft ? messages.fewLeft : '';
}
