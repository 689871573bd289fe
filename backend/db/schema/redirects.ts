import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { shopId } from './shops';

/** Leads from an old path of a shop to where its page is now. */
export const redirects = pgTable(
  'redirects',
  {
    id: id(),
    shopId: shopId(),
    /** Decoded (`core/rules/address/shop-redirect.ts`). */
    path: text().notNull(),
    target: text().notNull(),
    /** The path in `target`; '' where that is of another site. None of them is the `path` of another row. */
    targetPath: text('target_path').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('redirects_path_key').on(table.shopId, table.path),
    index('redirects_target_idx').on(table.shopId, table.targetPath),
  ],
);
