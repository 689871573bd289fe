import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Attempts and failures, counted by all processes together. Keys are digests, since they stand for addresses
 * and accounts. Unlogged: a crash of the database may lose it.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    opensAt: instant('opens_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_counts_ends_idx').on(table.endsAt)],
);
