import type * as z from 'zod/mini';
import type { adSchema, bannerSchema, initSchema } from './shop.schema';

export type InitResponse = z.infer<typeof initSchema>;
export type Banner = z.infer<typeof bannerSchema>;
export type Ad = z.infer<typeof adSchema>;

/** Shipping defaults (spec 9): dollars, and days as "from-to". */
export const DEFAULT_SHIPPING_COST = 4.99;
export const DEFAULT_TRANSIT_TIME = '1-1';
export const DEFAULT_HANDLING_TIME = '2-4';

/** Templates without the title suffix and, for jersey, with the dispute flow (spec 1, 2). */
export const JERSEY_TEMPLATE = 'jersey';
export const TEMPLATE_2D = '2d';

/** The icon of a shop that has set none. */
export const DEFAULT_FAVICON = '/icons/favicon.svg';
