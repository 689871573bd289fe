import { uuid } from 'drizzle-orm/pg-core';
import { shops } from './shops';

/** Whose row it is: what belongs to a shop goes with it. */
export const shopId = () =>
  uuid('shop_id')
    .notNull()
    .references(() => shops.id, { onDelete: 'cascade' });
