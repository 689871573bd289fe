import type * as z from 'zod/mini';
import type { productColorSchema, productMediaSchema, productSchema } from './product.schema';

export type Product = z.infer<typeof productSchema>;
export type ProductMedia = z.infer<typeof productMediaSchema>;
export type ProductColor = z.infer<typeof productColorSchema>;

/** The number of colors of a product a card shows and leads to. */
export const CARD_COLORS = 4;

/** Shown where a product preview has no price, as in the editor's samples (spec 9). */
export const PLACEHOLDER_PRICE = 29.99;

/** The orders a listing can be asked for; the first is the default (spec 9). */
export const PRODUCT_SORTS = [
  'newest',
  'bestselling',
  'price-asc',
  'price-desc',
  'name-asc',
  'name-desc',
  'discount',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export const DEFAULT_SORT: ProductSort = 'newest';

/** Shop listing page size and first page (spec 9). */
export const LISTING_PAGE_SIZE = 15;
