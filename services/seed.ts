import type { ResponseOf } from '@/core/calls/call';
import type { storefrontCalls } from '@/core/calls/storefront';
import type { CategoryTile } from '@/core/model/category-tile';
import type { Product } from '@/core/model/product';
import type { InitResponse } from '@/core/model/shop';
import type { VariantField } from '@/core/model/variant';
import type { DesignedPageData } from './designed-page';

/** Data of a page that the store holds, and the page reads from there. */
export interface PageSeed {
  listing?: Pick<
    ResponseOf<typeof storefrontCalls.shop>,
    'products' | 'page' | 'total' | 'totalPages'
  >;
  product?: Product;
  variants?: { category: string; variants: VariantField[] };
  layout?: Omit<DesignedPageData, 'blockData'>;
}

/** Data that the server sends for the store: of the shop, with every page, and of the page itself. */
export interface Seed extends PageSeed {
  init: InitResponse;
  categories?: CategoryTile[];
}
