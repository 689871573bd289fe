/** The number of there are of what is sold: plenty, fewer than the shop's threshold, or none. */
export const AVAILABILITIES = ['available', 'few', 'sold-out'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Number of pieces below which a shop says how few are left, unless it sets another. */
export const DEFAULT_FEW_BELOW = 5;
