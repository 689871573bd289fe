import type { ProductSort } from '@/core/model/product';

/** Describes what a block shows that is not in the layout; loaded for all blocks of a page in one go. */
export type DataNeed =
  | { kind: 'products'; category: string; sortBy: ProductSort; totalProducts: number }
  | { kind: 'reviews' };

/** The number of needs one call takes, how long they may be as JSON, and how long the name of a category. */
export const MAX_NEEDS = 60;
export const MAX_NEEDS_LENGTH = 20_000;
export const MAX_CATEGORY_LENGTH = 200;

/** Names what is needed: blocks that need the same share it. */
export function needKey(need: DataNeed): string {
  return need.kind === 'reviews'
    ? need.kind
    : `${need.kind} ${need.sortBy} ${need.totalProducts} ${need.category}`;
}
