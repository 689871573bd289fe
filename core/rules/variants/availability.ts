import type { Availability } from '../../model/availability';

/** Words for a number of pieces, null where it is not counted (the database's `availability()` says the same). */
export function availabilityOf(stock: number | null, fewBelow: number): Availability {
  if (stock === null) return 'available';
  if (stock <= 0) return 'sold-out';
  return stock < fewBelow ? 'few' : 'available';
}
