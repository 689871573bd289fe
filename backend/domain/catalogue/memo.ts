import type { Product } from '@/core/model/product';
import { createKeyedCache, type KeyedCache } from '../../http/keyed-cache';

/** Products offered beside others (spec 7): bought together with them, and of other kinds. */
export interface Upsales {
  upsale: Product[];
  upsale2: Product[];
}

/** What many answers of one catalogue revision share. */
export interface CatalogueMemo {
  totals: KeyedCache<number>;
  upsales: KeyedCache<Upsales>;
}

const MAX_ENTRIES = 500;

export function createCatalogueMemo(): CatalogueMemo {
  return {
    totals: createKeyedCache({ maxEntries: MAX_ENTRIES }),
    upsales: createKeyedCache({ maxEntries: MAX_ENTRIES }),
  };
}
