import { ALL_PRODUCTS } from '../../model/category';
import { DEFAULT_SORT, PRODUCT_SORTS, type ProductSort } from '../../model/product';
import { MAX_COLUMNS } from '../design/grid-columns';

const EMBED = /^\/embed\//;

/** Returns whether a page is one that other sites put into theirs (spec 2, `/embed/*`). */
export const isEmbed = (path: string): boolean => EMBED.test(path);

/** Key in the address of an embed that the back office shows: scripts of blocks would reach into the page around it. */
export const PREVIEWED_KEY = 'previewed';

/** Keys of an address that concern the embed alone: no link carries it on. */
export const EMBED_KEYS: readonly string[] = [
  'category',
  'sort',
  'count',
  'columns',
  PREVIEWED_KEY,
];

/** Describes what `/embed/products` shows. */
interface EmbeddedListing {
  category: string;
  sort: ProductSort;
  /** The number of products at most. */
  count: number;
  /** Side by side where there is room; undefined for as many as suit the width. */
  columns: number | undefined;
}

const MAX_EMBEDDED_PRODUCTS = 48;
const DEFAULT_COUNT = 8;
const MAX_CATEGORY = 200;

/** Reads the options of an embedded listing leniently: what is out of bounds is brought into them. */
export function readEmbeddedListing(query: (key: string) => string | undefined): EmbeddedListing {
  const sort = query('sort');
  return {
    category: query('category')?.trim().slice(0, MAX_CATEGORY) || ALL_PRODUCTS,
    sort: PRODUCT_SORTS.find((offered) => offered === sort) ?? DEFAULT_SORT,
    count: clamped(query('count'), MAX_EMBEDDED_PRODUCTS) ?? DEFAULT_COUNT,
    columns: clamped(query('columns'), MAX_COLUMNS),
  };
}

/** A whole number from 1 to `most`; undefined for what is no number. */
function clamped(text: string | undefined, most: number): number | undefined {
  const number = Number(text?.trim() || Number.NaN);
  return Number.isNaN(number) ? undefined : Math.min(most, Math.max(1, Math.trunc(number)));
}
