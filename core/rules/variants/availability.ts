import type { Availability } from '../../model/availability';

/**
 * Returns what shoppers are told of a number of pieces, null for what is not counted: fewer than the shop's
 * threshold are few (`availability()` of the database says the same).
 */
export function availabilityOf(stock: number | null, fewBelow: number): Availability {
  if (stock === null) return 'available';
  if (stock <= 0) return 'sold-out';
  return stock < fewBelow ? 'few' : 'available';
}
