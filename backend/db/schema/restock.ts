import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { productVariants } from './catalogue';
import { createdAt, instant } from './columns';
import { shopId } from './shop-id';

/** Requests for one e-mail when a variant is back in stock; open until that is written. */
export const restockRequests = pgTable(
  'restock_requests',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    shopId: shopId(),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    createdAt: createdAt(),
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    uniqueIndex('restock_requests_open_key')
      .on(table.shopId, table.variantId, table.email)
      .where(sql`${table.notifiedAt} is null`),
    index('restock_requests_shop_idx').on(table.shopId, table.email),
    index('restock_requests_variant_idx').on(table.variantId),
  ],
);
