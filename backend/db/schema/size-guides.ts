import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Measurement, SizeRow } from '@/core/model/size-guide';
import { createdAt, id, updatedAt } from './columns';
import { shopId } from './shops';

/** Size guides of a shop: each for a category, a brand, both, or (both '') everything. */
export const sizeGuides = pgTable(
  'size_guides',
  {
    id: id(),
    shopId: shopId(),
    /** Category and brand as addresses name them (`core/rules/sizes/guide-address.ts`). */
    key: text().notNull(),
    category: text().notNull().default(''),
    brand: text().notNull().default(''),
    note: text().notNull().default(''),
    measurements: jsonb().$type<Measurement[]>().notNull(),
    sizes: jsonb().$type<SizeRow[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('size_guides_key').on(table.shopId, table.key)],
);
