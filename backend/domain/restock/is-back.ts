import { type SQL, sql } from 'drizzle-orm';
import { products, productVariants } from '../../db/schema';

/** Condition that a variant of a joined product is to be had; what others hold of it counts as there. */
export const isBack: SQL<boolean> = sql<boolean>`
  (NOT ${products.isSoldOut} AND coalesce(${productVariants.stock}, 1) > 0)`;
