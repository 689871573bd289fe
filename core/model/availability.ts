/** The number of there are of what is sold: plenty, fewer than the shop's threshold, or none. */
export const AVAILABILITIES = ['available', 'few', 'sold-out'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Below this many pieces a shop says how few are left, unless it sets another number. */
export const DEFAULT_FEW_BELOW = 5;
