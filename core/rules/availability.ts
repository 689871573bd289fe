import type { Availability } from '../model/availability';
import type { Product } from '../model/product';

/**
 * What shoppers are told of a number of pieces, null for what is not counted: fewer than the shop's threshold
 * are few (`availability()` of the database says the same).
 */
export function availabilityOf(stock: number | null, fewBelow: number): Availability {
  if (stock === null) return 'available';
  if (stock <= 0) return 'sold-out';
  return stock < fewBelow ? 'few' : 'available';
}

/** What a card says of how much of its product is left; '' for plenty. */
export function cardAvailability({
  isSoldOut,
  isFewLeft,
}: Pick<Product, 'isSoldOut' | 'isFewLeft'>): string {
  if (isSoldOut) return 'Sold out';
  return isFewLeft ? 'Few left' : '';
}
