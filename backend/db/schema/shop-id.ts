import { uuid } from 'drizzle-orm/pg-core';
import { shops } from './shops';

/** Owner of a row; rows of a shop are deleted with it. */
export const shopId = () =>
  uuid('shop_id')
    .notNull()
    .references(() => shops.id, { onDelete: 'cascade' });
