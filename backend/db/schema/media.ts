import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { shopId, shops } from './shops';

/** A picture on the media store's disk, in px. `key` is its file name; `shop_id` is null for a shared catalogue's. */
export const media = pgTable(
  'media',
  {
    key: text().primaryKey(),
    shopId: uuid('shop_id').references(() => shops.id, { onDelete: 'cascade' }),
    contentType: text('content_type').notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** CSS background that stands in for it while it loads, '' where there is none or it can be seen through. */
    placeholder: text().notNull().default(''),
    /** SHA-256 of the original, hex. */
    sha256: text().notNull(),
    /** Source address, so that it is fetched once. */
    sourceUrl: text('source_url'),
    createdAt: createdAt(),
    /** Time its sizes were made ahead (`media/prepare`); null while they are to be made, or cannot be. */
    sizesMadeAt: instant('sizes_made_at'),
    /** Earliest time to make them: whoever is at it has put this off. */
    sizesTryAt: instant('sizes_try_at').notNull().defaultNow(),
    sizesAttempts: integer('sizes_attempts').notNull().default(0),
    /** Reason why they cannot be made: then nobody tries again. */
    sizesProblem: text('sizes_problem').notNull().default(''),
  },
  (table) => [
    index('media_shop_idx').on(table.shopId),
    uniqueIndex('media_source_key').on(table.shopId, table.sourceUrl),
    index('media_sizes_due_idx').on(table.sizesTryAt).where(sql`${table.sizesMadeAt} is null`),
  ],
);

/** A picture that a visitor handed in: removed unless a call claims it, and shown once what claimed it is approved. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    shopId: shopId(),
    mediaKey: text('media_key')
      .notNull()
      .references(() => media.key, { onDelete: 'cascade' }),
    bytes: integer().notNull().default(0),
    claimedAt: instant('claimed_at'),
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('uploads_unclaimed_idx')
      .on(table.shopId, table.createdAt)
      .where(sql`${table.claimedAt} is null`),
    index('uploads_media_idx').on(table.mediaKey),
  ],
);
