import type { Rate } from '../../limits/rate';

/** Photos for several reviews, each tried more than once. */
export const UPLOADS: Rate = { name: 'uploads', times: 60, windowMs: 10 * 60_000 };
