import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * How often something was done or has failed, counted by all processes together. A key is a digest, for it
 * stands for addresses and accounts. Unlogged: a crash of the database may forget it.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When the next attempt may come. */
    opensAt: instant('opens_at').notNull(),
    /** When all of it is forgotten. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_counts_ends_idx').on(table.endsAt)],
);
