import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { instant } from './columns';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const productId = () =>
  uuid('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' });

/** Search columns of every published product, by triggers (docs/adr/0010-search.md). Narrow: searches count thousands. */
export const productSearch = pgTable(
  'product_search',
  {
    productId: productId(),
    template: text().notNull(),
    shopId: uuid('shop_id'),
    priceMinor: integer('price_minor').notNull(),
    publishedAt: instant('published_at').notNull(),
    /** Number of words of the name: the fewer, the closer a query is to the whole of it. */
    nameWords: smallint('name_words').notNull(),
    category: text().notNull(),
    /** The values of a facet, separated by U+001F. */
    colors: text().notNull(),
    sizes: text().notNull(),
    name: text().notNull(),
    /** Reduction in percent, and the mark of a hand, as of the product. */
    discount: smallint().notNull(),
    isSoldOut: boolean('is_sold_out').notNull(),
    /**
     * Stems of the name (weight A), of category and colors (B), of tags and brand (C), of the material (D), and whole
     * values: `#color:Navy` to filter by, `#emoji:🔥` of any text, `#noun:tee` for what it is, which the last word of its
     * name and its category say.
     */
    words: tsvector().notNull(),
  },
  (table) => [index('product_search_words_idx').using('gin', table.words)],
);

/**
 * The variants of a product that are in stock, by triggers of `product_variants` alone, so that orders and imports lock
 * these rows behind those; a product without variants has no row.
 */
export const productStock = pgTable('product_stock', {
  productId: productId(),
  /** Size and color of every row in stock, separated by U+001F: each with the other, by itself, and neither. */
  offers: text().array().notNull(),
});

/** The same with the words of the description (weight D), for searches that find little else. */
export const productTexts = pgTable(
  'product_texts',
  {
    productId: productId(),
    template: text().notNull(),
    shopId: uuid('shop_id'),
    /** The same labels in plain words, from which the vocabulary is counted. */
    labels: text().notNull(),
    /** Name and category alone: words that say what a product is. */
    titles: text().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [index('product_texts_words_idx').using('gin', table.words)],
);

/** Words of a catalogue's labels, for prefixes and misspelt words; `owner` is a shop, zero for shared products. */
export const searchWords = pgTable(
  'search_words',
  {
    template: text().notNull(),
    owner: uuid().notNull(),
    /** Collated "C", so that the key serves prefixes. */
    word: text().notNull(),
    stem: text().notNull(),
    /** Number of products whose labels have it, and of those whose name or category does. */
    uses: integer().notNull(),
    titleUses: integer('title_uses').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.template, table.owner, table.word] }),
    index('search_words_stem_idx').on(table.template, table.stem),
    index('search_words_alike_idx')
      .using('gin', table.word.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
  ],
);
