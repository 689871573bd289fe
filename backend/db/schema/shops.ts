import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Metadata, ShopSettings } from '@/core/model/design';
import type { LayoutNode } from '@/core/model/page';
import type { Ad, Banner } from '@/core/model/shop';
import type { Opening } from '@/core/model/shop-opening';
import { createdAt, id, layoutVersion, partOf, updatedAt } from './columns';

/** A catalogue that shops share (spec 3). Triggers raise `revision` with every change to it. */
export const templates = pgTable('templates', {
  name: text().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull().default(1),
  createdAt: createdAt(),
});

export const template = () =>
  text()
    .notNull()
    .references(() => templates.name);

/** A shop: one domain with its look, contact data and settings (spec 3, "Domain design", "Shop state"). */
export const shops = pgTable(
  'shops',
  {
    id: id(),
    host: text().notNull().unique(),
    name: text().notNull().default(''),
    template: template(),
    /** Grows with every change to the shop, its aliases, pages or reviews; triggers see to that. */
    revision: bigint({ mode: 'number' }).notNull().default(1),
    /** Counts the saves of the domain design, for editors that must not overwrite each other. */
    designRevision: integer('design_revision').notNull().default(1),
    logo: text().notNull().default(''),
    favicon: text().notNull().default(''),
    company: text().notNull().default(''),
    founder: text().notNull().default(''),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    address: text().notNull().default(''),
    addressLines: jsonb('address_lines').$type<string[]>().notNull().default([]),
    banner: jsonb().$type<Banner>(),
    ads: jsonb().$type<Ad>(),
    lastAds: jsonb('last_ads').$type<Ad>(),
    keywords: text().notNull().default(''),
    googleVerification: text('google_verification').notNull().default(''),
    tagManagerId: text('tag_manager_id').notNull().default(''),
    analyticsIds: jsonb('analytics_ids').$type<string[]>().notNull().default([]),
    adsIds: jsonb('ads_ids').$type<string[]>().notNull().default([]),
    conversionLabel: text('conversion_label').notNull().default(''),
    orderPrefix: text('order_prefix').notNull().default(''),
    shippingCostMinor: integer('shipping_cost_minor').notNull().default(499),
    transitTime: text('transit_time').notNull().default('1-1'),
    handlingTime: text('handling_time').notNull().default('2-4'),
    settings: jsonb().$type<Partial<ShopSettings>>().notNull().default({}),
    metadata: jsonb().$type<Partial<Metadata>>().notNull().default({}),
    /** Words that mean the same in a search, such as `hoody = hoodie`; beyond the usual ones. */
    synonyms: jsonb().$type<string[]>().notNull().default([]),
    header: jsonb().$type<LayoutNode[]>().notNull().default([]),
    footer: jsonb().$type<LayoutNode[]>().notNull().default([]),
    opening: text().$type<Opening>().notNull().default('open'),
    /** The merchant's words to shoppers while the shop is not open. */
    openingNote: text('opening_note').notNull().default(''),
    /** True where everybody of its team has to have a second factor. */
    needsSecondFactor: boolean('needs_second_factor').notNull().default(false),
    layoutVersion: layoutVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('shops_template_idx').on(table.template)],
);

export type ShopRow = typeof shops.$inferSelect;

/** Owner of a row; rows of a shop are deleted with it. */
export const shopId = () => partOf('shop_id', () => shops.id);

export const shopAliases = pgTable(
  'shop_aliases',
  { host: text().primaryKey(), shopId: shopId() },
  (table) => [index('shop_aliases_shop_idx').on(table.shopId)],
);
