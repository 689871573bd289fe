import type { Product } from '@/core/model/product';
import type { Facets } from '@/core/model/search';
import type { VariantField } from '@/core/model/variant';
import type { Thesaurus } from '@/core/rules/search/synonyms';
import { createKeyedCache, type KeyedCache } from '../base/keyed-cache';
import type { shops } from '../db/schema';
import type { PaymentSettings } from '../payments/settings';

/** Products offered beside others (spec 7): bought together with them, and of other kinds. */
interface Upsales {
  upsale: Product[];
  upsale2: Product[];
}

/** Caches of values that many answers of one revision share. */
export interface CatalogueMemo {
  shops: KeyedCache<typeof shops.$inferSelect>;
  payments: KeyedCache<PaymentSettings>;
  /** The choices of each category of a catalogue. */
  variants: KeyedCache<ReadonlyMap<string, VariantField[]>>;
  /** The categories of a shop beside those of spec 3. */
  categories: KeyedCache<string[]>;
  /** Products of a cart, by id: a shopper's is priced again on every page, and once more to pay it. */
  sold: KeyedCache<ReadonlyMap<string, Product>>;
  totals: KeyedCache<number>;
  upsales: KeyedCache<Upsales>;
  facets: KeyedCache<Facets>;
  synonyms: KeyedCache<Thesaurus>;
}

const MAX_ENTRIES = 500;
const MAX_CATALOGUES = 50;
/** Header, footer and styles are part of a shop's row. */
const MAX_SHOP_BYTES = 16 * 1_048_576;
/** Entries of carts, each of as many products as a cart holds. */
const MAX_SOLD_BYTES = 16 * 1_048_576;

export function createCatalogueMemo(): CatalogueMemo {
  return {
    shops: createKeyedCache({
      maxEntries: MAX_ENTRIES,
      maxBytes: MAX_SHOP_BYTES,
      sizeOf: (row) => jsonSize(row),
    }),
    payments: createKeyedCache({ maxEntries: MAX_ENTRIES }),
    variants: createKeyedCache({ maxEntries: MAX_CATALOGUES }),
    categories: createKeyedCache({ maxEntries: MAX_CATALOGUES }),
    sold: createKeyedCache({
      maxEntries: MAX_ENTRIES,
      maxBytes: MAX_SOLD_BYTES,
      sizeOf: (sold) => [...sold.values()].reduce((sum, product) => sum + jsonSize(product), 0),
    }),
    totals: createKeyedCache({ maxEntries: MAX_ENTRIES }),
    upsales: createKeyedCache({ maxEntries: MAX_ENTRIES }),
    facets: createKeyedCache({ maxEntries: MAX_ENTRIES }),
    synonyms: createKeyedCache({ maxEntries: MAX_ENTRIES }),
  };
}

const jsonSize = (value: object) => JSON.stringify(value).length;
