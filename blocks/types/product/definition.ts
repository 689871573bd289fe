import { ANY_PICTURE, type Applies } from '@/blocks/kit/applies';
import { CARD_DISPLAY, CARD_STYLE } from '@/blocks/kit/card-fields';
import { defineBlock } from '@/blocks/kit/define-block';
import { choice, number, optional, type PropsOf, text } from '@/blocks/kit/fields';
import { ALL_PRODUCTS } from '@/core/model/category';
import type { DataNeed } from '@/core/model/data-need';
import { DEFAULT_SORT, PRODUCT_SORTS } from '@/core/model/product';
import { MAX_COLUMNS } from '@/core/rules/design/grid-columns';

/** Most products that one answer carries. */
const MAX_PRODUCTS = 100;
const MAX_ROWS = 50;

/** Left open where it is not set: core/rules/design/grid-columns.ts says what holds then. */
const perRow = () => optional(number(1, { min: 1, max: MAX_COLUMNS, isWhole: true }));

export const productBlock = defineBlock({
  type: 'product',
  hasBackground: true,
  props: {
    category: text(ALL_PRODUCTS),
    sortBy: choice(PRODUCT_SORTS, DEFAULT_SORT),
    totalProducts: number(8, { min: 1, max: MAX_PRODUCTS, isWhole: true }),
    productsPerRow: perRow(),
    numberOfRows: number(2, { min: 1, max: MAX_ROWS, isWhole: true }),
    mobileProductsPerRow: perRow(),
    tabletProductsPerRow: perRow(),
    ...CARD_DISPLAY,
    ...CARD_STYLE,
  },
  need: productsNeed,
});

export type ProductGridProps = PropsOf<(typeof productBlock)['props']>;
export type ProductsNeed = Extract<DataNeed, { kind: 'products' }>;

/** The products that a grid shows; what else is set of it does not change them (spec 4). */
export function productsNeed({
  category,
  sortBy,
  totalProducts,
}: Omit<ProductsNeed, 'kind'>): ProductsNeed {
  return { kind: 'products', category: category.trim() || ALL_PRODUCTS, sortBy, totalProducts };
}

const withBackground = { props: { cardBackgroundImage: ANY_PICTURE } };

export const productApplies: Applies<typeof productBlock> = {
  category: { value: 'Hoodies' },
  totalProducts: { props: { numberOfRows: 3 } },
  mobileProductsPerRow: { value: 1 },
  showSalePrice: { props: { showPrice: true } },
  secondImagePosition: { props: { showImage: true, showSecondImage: true } },
  showSecondImage: { props: { showImage: true } },
  cardBorderColor: { props: { cardBorderWidth: '1px' } },
  cardBackgroundSize: withBackground,
  cardBackgroundPosition: withBackground,
  cardBackgroundRepeat: withBackground,
};
