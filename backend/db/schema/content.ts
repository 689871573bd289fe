import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { BIN_REASONS, type LayoutNode } from '@/core/model/page';
import { products } from './catalogue';
import { createdAt, id, instant, layoutVersion, updatedAt } from './columns';
import { shopId } from './shops';

/** A page of a shop with its layout; `revision` grows with each save, and is never the same again. */
export const pages = pgTable(
  'pages',
  {
    id: id(),
    shopId: shopId(),
    slug: text().notNull(),
    name: text().notNull(),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    // Not jsonb, which would put the fields of components into an order of its own.
    layout: json().$type<LayoutNode[]>().notNull().default([]),
    layoutVersion: layoutVersion(),
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('pages_slug_key').on(table.shopId, table.slug)],
);

export type PageRow = typeof pages.$inferSelect;

/** A page as it was before it was deleted, reset, emptied or replaced, until it is restored or `BIN_DAYS` are over. */
export const binnedPages = pgTable(
  'binned_pages',
  {
    id: id(),
    shopId: shopId(),
    /** No reference: the page is gone, or goes on with another layout. */
    pageId: uuid('page_id').notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    layout: json().$type<LayoutNode[]>().notNull(),
    layoutVersion: layoutVersion(),
    revision: integer().notNull(),
    pageCreatedAt: instant('page_created_at').notNull(),
    pageUpdatedAt: instant('page_updated_at').notNull(),
    reason: text({ enum: BIN_REASONS }).notNull(),
    /** Redirects that led to its address. */
    redirects: jsonb().$type<{ path: string; target: string }[]>().notNull().default([]),
    /** The admin who did it; it stays when they go. */
    actorId: uuid('actor_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('binned_pages_shop_idx').on(table.shopId, table.createdAt.desc()),
    index('binned_pages_created_idx').on(table.createdAt),
  ],
);

export type BinnedPageRow = typeof binnedPages.$inferSelect;

/** A content as its source becomes in a page; null where it could not be made in time. */
export type SanitizedContents = Record<string, { content: string | null; scripts: string[] }>;

/**
 * The contents of a page as it shows them, or, where it is no page's, those of the shop's header, footer and styles. They are
 * made of their sources at any time anew, and never edited.
 */
export const sanitizedContents = pgTable(
  'sanitized_contents',
  {
    id: id(),
    shopId: shopId(),
    pageId: uuid('page_id').references(() => pages.id, { onDelete: 'cascade' }),
    /** Names what it was made of: the version of the page's row, or a digest of the contents. */
    sourceVersion: text('source_version').notNull(),
    sanitizerVersion: integer('sanitizer_version').notNull(),
    /** Contents by `contentKey`. */
    contents: json().$type<SanitizedContents>().notNull(),
    /** Sources of the scripts that they run, as often as they do. */
    scripts: jsonb().$type<string[]>().notNull(),
  },
  (table) => [
    unique('sanitized_contents_key').on(table.shopId, table.pageId).nullsNotDistinct(),
    index('sanitized_contents_page_idx').on(table.pageId),
  ],
);

export type SanitizedRow = typeof sanitizedContents.$inferSelect;

/** A component of a page, with all that stands in it, that an admin keeps for reuse. */
export const components = pgTable(
  'components',
  {
    id: id(),
    shopId: shopId(),
    name: text().notNull(),
    component: json().$type<LayoutNode>().notNull(),
    layoutVersion: layoutVersion(),
    createdAt: createdAt(),
  },
  (table) => [index('components_shop_idx').on(table.shopId, table.createdAt)],
);

/** A category tile that a shop has in place of those of its catalogue. */
export const categoryTiles = pgTable(
  'category_tiles',
  {
    shopId: shopId(),
    category: text().notNull(),
    name: text().notNull(),
    image: text().notNull().default(''),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.category] })],
);

/** A shopper's review of a product; only approved ones are shown. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    shopId: shopId(),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
    category: text().notNull().default(''),
    name: text().notNull(),
    /** 1 to 5. */
    rating: integer().notNull(),
    title: text().notNull().default(''),
    text: text().notNull(),
    images: jsonb().$type<string[]>().notNull().default([]),
    isVerified: boolean('is_verified').notNull().default(false),
    isHelpful: boolean('is_helpful').notNull().default(false),
    /** The reviewer's country, two letters. */
    country: text().notNull().default(''),
    status: text({ enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    writtenAt: instant('written_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    index('reviews_shop_idx').on(table.shopId, table.status, table.writtenAt.desc(), table.id),
    index('reviews_product_idx').on(table.productId, table.status, table.writtenAt.desc()),
  ],
);

export type ReviewRow = typeof reviews.$inferSelect;

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    shopId: shopId(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull().default(''),
    orderNumber: text('order_number').notNull().default(''),
    message: text().notNull(),
    isAnswered: boolean('is_answered').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_shop_idx').on(table.shopId, table.createdAt.desc()),
    index('contact_messages_open_idx').on(table.shopId).where(sql`NOT ${table.isAnswered}`),
  ],
);
