import type { Rate } from '../../limits/rate';

const WINDOW_MS = 10 * 60_000;

/** A household may praise everything it bought; more than that in minutes is no shopper. */
export const REVIEWS_HANDED_IN: Rate = { name: 'reviews', times: 20, windowMs: WINDOW_MS };
