import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { VariantField } from '@/core/model/variant';
import { createdAt, updatedAt } from './columns';
import { shops, templates } from './shops';

/**
 * A product of a catalogue, limited to one shop where `shop_id` is set. Prices are integer cents.
 * `source_key` names it in the file it was imported from, `source_hash` is what that said, so that a
 * second import can tell what changed.
 */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    template: text()
      .notNull()
      .references(() => templates.name),
    shopId: uuid('shop_id').references(() => shops.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    brand: text().notNull().default(''),
    /** A category value of spec 3, or '' for a product that stands under All Products alone. */
    category: text().notNull().default(''),
    /** Comma-separated, as on the wire. */
    tags: text().notNull().default(''),
    priceMinor: integer('price_minor').notNull(),
    compareAtMinor: integer('compare_at_minor'),
    images: jsonb().$type<string[]>().notNull().default([]),
    /** Palette names, for the swatches of a card. */
    colors: jsonb().$type<string[]>().notNull().default([]),
    /** Choices of this product alone; null takes those of its category. */
    variantFields: jsonb('variant_fields').$type<VariantField[]>(),
    isPublished: boolean('is_published').notNull().default(true),
    isSoldOut: boolean('is_sold_out').notNull().default(false),
    sourceKey: text('source_key'),
    sourceHash: text('source_hash'),
    /** What "newest" sorts by. */
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('products_slug_key').on(
      table.template,
      sql`coalesce(${table.shopId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      table.slug,
    ),
    uniqueIndex('products_source_key').on(
      table.template,
      sql`coalesce(${table.shopId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      table.sourceKey,
    ),
    index('products_newest_idx').on(table.template, table.publishedAt.desc(), table.id),
    index('products_category_newest_idx').on(
      table.template,
      table.category,
      table.publishedAt.desc(),
      table.id,
    ),
    index('products_price_idx').on(table.template, table.priceMinor, table.id),
    index('products_name_idx').on(table.template, table.name, table.id),
  ],
);

/** A sellable variant of an imported product: its options in order, its own price and stock. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    sku: text().notNull().default(''),
    options: jsonb().$type<{ name: string; value: string }[]>().notNull().default([]),
    priceMinor: integer('price_minor').notNull(),
    compareAtMinor: integer('compare_at_minor'),
    image: text().notNull().default(''),
    /** Pieces in stock; null where stock is not counted. */
    stock: integer(),
  },
  (table) => [uniqueIndex('product_variants_position_key').on(table.productId, table.position)],
);

/** A category of a catalogue with its tile (spec 3). */
export const categories = pgTable(
  'categories',
  {
    template: text()
      .notNull()
      .references(() => templates.name),
    category: text().notNull(),
    name: text().notNull(),
    image: text().notNull().default(''),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.template, table.category] })],
);

/** The choices that products of a category offer (spec 3, "Variant definition"). */
export const variantDefinitions = pgTable(
  'variant_definitions',
  {
    template: text()
      .notNull()
      .references(() => templates.name),
    category: text().notNull(),
    fields: jsonb().$type<VariantField[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.template, table.category] })],
);
