import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { VariantField } from '@/core/model/variant';
import { createdAt, id, instant, partOf, updatedAt } from './columns';
import { shops, template } from './shops';

/** Tells what a merchant has decided on a product; shown is what is `active` and published. */
export type ProductStatus = 'active' | 'draft' | 'archived' | 'unlisted';

export type SourceCells = Readonly<Record<string, string>>;

/**
 * A product of a catalogue, limited to one shop where `shop_id` is set; prices in cents. `source_key` names it in the
 * file it was imported from, `source_hash` is what that said.
 */
export const products = pgTable(
  'products',
  {
    id: id(),
    template: template(),
    shopId: uuid('shop_id').references(() => shops.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    brand: text().notNull().default(''),
    /** A category value of spec 3, or '' for a product that stands under All Products alone. */
    category: text().notNull().default(''),
    /** Comma-separated, as on the wire. */
    tags: text().notNull().default(''),
    material: text().notNull().default(''),
    care: text().notNull().default(''),
    /** Words on who wears it in the pictures. */
    model: text().notNull().default(''),
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    /** The merchant's product type as written; null for a product that no file has. */
    productType: text('product_type'),
    standardCategory: text('standard_category').notNull().default(''),
    isGiftCard: boolean('is_gift_card').notNull().default(false),
    externalId: text('external_id').notNull().default(''),
    status: text().$type<ProductStatus>().notNull().default('active'),
    priceMinor: integer('price_minor').notNull(),
    compareAtMinor: integer('compare_at_minor'),
    /** Reduction against the compare-at price in whole percent, 0 for none. */
    discount: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(greatest(0, round(100.0 * (compare_at_minor - price_minor) / nullif(compare_at_minor, 0))), 0)::smallint`,
      ),
    /** Palette names, for the swatches of a card. */
    colors: jsonb().$type<string[]>().notNull().default([]),
    /** Choices of this product beside the options of its variants; null takes those of its category. */
    variantFields: jsonb('variant_fields').$type<VariantField[]>(),
    isPublished: boolean('is_published').notNull().default(true),
    isSoldOut: boolean('is_sold_out').notNull().default(false),
    sourceKey: text('source_key'),
    sourceHash: text('source_hash'),
    /** Cells of the file that mean nothing here, by their headers: an export writes them again. */
    sourceCells: jsonb('source_cells').$type<SourceCells>().notNull().default({}),
    /** Sort key of "newest". */
    publishedAt: instant('published_at').notNull().defaultNow(),
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
    index('products_discount_idx').on(
      table.template,
      table.discount.desc(),
      table.publishedAt.desc(),
      table.id,
    ),
  ],
);

export type ProductRow = typeof products.$inferSelect;

/**
 * The pictures of a product in order, from 0. `file` is an address; width and height in px, null where unknown; focus as
 * shares of both; the placeholder a CSS background, '' for none. `domain/product-media` reads and writes them.
 */
export const productMedia = pgTable(
  'product_media',
  {
    id: id(),
    productId: partOf('product_id', () => products.id),
    position: integer().notNull(),
    file: text().notNull(),
    width: integer(),
    height: integer(),
    alt: text().notNull().default(''),
    focusX: real('focus_x').notNull().default(0.5),
    focusY: real('focus_y').notNull().default(0.5),
    placeholder: text().notNull().default(''),
  },
  (table) => [
    unique('product_media_position_key').on(table.productId, table.position),
    check(
      'product_media_focus',
      sql`${table.focusX} between 0 and 1 and ${table.focusY} between 0 and 1`,
    ),
    check('product_media_placeholder', sql`${table.placeholder} ~ '^[-a-z0-9#(),]{0,100}$'`),
  ],
);

/** A variant of a product, which is what can be bought. Carts, holds and orders know it by its id, also after imports. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: id(),
    productId: partOf('product_id', () => products.id),
    position: integer().notNull(),
    sku: text().notNull().default(''),
    options: jsonb().$type<{ name: string; value: string }[]>().notNull().default([]),
    priceMinor: integer('price_minor').notNull(),
    compareAtMinor: integer('compare_at_minor'),
    mediaId: uuid('media_id').references(() => productMedia.id, { onDelete: 'set null' }),
    /** Pieces in stock, the sum of its movements; null where stock is not counted. */
    stock: integer(),
    barcode: text().notNull().default(''),
    weightGrams: doublePrecision('weight_grams'),
    /** Unit in which the merchant writes the weight: `kg`, `g`, `lb` or `oz`; '' for none. */
    weightUnit: text('weight_unit').notNull().default(''),
    /** Cost to the merchant in cents; shoppers are never told. */
    costMinor: integer('cost_minor'),
    requiresShipping: boolean('requires_shipping').notNull().default(true),
    isTaxed: boolean('is_taxed').notNull().default(true),
    /** Palette name that its color is filtered by, '' where its spelling says it or nothing does. */
    colorFamily: text('color_family').notNull().default(''),
    /** Cells of the file that mean nothing here, by their headers. */
    sourceCells: jsonb('source_cells').$type<SourceCells>().notNull().default({}),
  },
  (table) => [
    unique('product_variants_position_key').on(table.productId, table.position),
    index('product_variants_media_idx').on(table.mediaId),
    index('product_variants_sku_idx').on(table.sku),
  ],
);

export type StockReason = 'opening' | 'import' | 'order' | 'return' | 'correction';

/**
 * Pieces of a variant that came or went, by a shop or (null) in a catalogue. Triggers keep `product_variants.stock` as
 * their sum, whichever of the two is written.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: partOf('variant_id', () => productVariants.id),
    shopId: uuid('shop_id').references(() => shops.id, { onDelete: 'set null' }),
    place: text().notNull().default('main'),
    amount: integer().notNull(),
    reason: text().$type<StockReason>().notNull(),
    /** Actor: the number of an order, 'import', or the database's user. */
    actor: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('stock_movements_variant_idx').on(table.variantId, table.id),
    index('stock_movements_actor_idx').on(table.shopId, table.actor),
  ],
);

/** Changes of availability that the catalogue's revision does not count yet: rows, so that an order waits for nobody. */
export const availabilityChanges = pgTable(
  'availability_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    template: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('availability_changes_template_idx').on(table.template)],
);

/** A category of a catalogue with its tile (spec 3). */
export const categories = pgTable(
  'categories',
  {
    template: template(),
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
    template: template(),
    category: text().notNull(),
    fields: jsonb().$type<VariantField[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.template, table.category] })],
);
