import type { ResponseOf } from '@/core/calls/call';
import type { storefrontCalls } from '@/core/calls/storefront';
import type { CategoryTile } from '@/core/model/category-tile';
import type { Product } from '@/core/model/product';
import type { InitResponse } from '@/core/model/shop';
import type { VariantField } from '@/core/model/variant';
import type { DesignedPageData } from './designed-page';

/** What every page of a shop comes with from the server, for the store. */
export interface Seed {
  init: InitResponse;
  categories?: CategoryTile[];
}

/** What of a page's own data the store takes over, by these names. */
export interface PageSeed {
  listing?: ResponseOf<typeof storefrontCalls.shop>;
  product?: Product;
  variants?: { category: string; variants: VariantField[] };
  designed?: DesignedPageData | null;
  /** Whether it has the whole window, without the shop's header and footer (spec 2). */
  isAlone?: boolean;
}
