/** States of a shop: seen by its admins alone, open, or seen by all while it takes no orders. */
export const OPENINGS = ['preparing', 'open', 'paused'] as const;
export type Opening = (typeof OPENINGS)[number];
