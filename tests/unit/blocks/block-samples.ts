import type { BlockData } from '@/blocks/kit/define-block';
import { productsNeed } from '@/blocks/types/product/definition';
import { ALL_PRODUCTS } from '@/core/model/category';
import { needKey } from '@/core/model/data-need';
import { PRODUCT_SORTS, type Product } from '@/core/model/product';
import { reviewDataSchema } from '@/core/model/review.schema';
import { product } from '../product/fixtures';
import { review, reviewData } from '../reviews/review-fixtures';

const CATALOGUE: readonly Product[] = Array.from({ length: 12 }, (_, index) =>
  product({
    id: `p-${index}`,
    slug: `piece-${index}`,
    name: `Piece ${index}`,
    price: 20 + index,
    image: [`/media/piece-${index}.webp`, `/media/piece-${index}-back.webp`],
    category: index % 2 === 0 ? 'Hoodies' : 'Jacket',
    rating: 4.5,
    reviewCount: 3 + index,
  }),
);

/** The products of every product grid that tests show, by what it needs. */
function gridSamples(): BlockData {
  const needs = [ALL_PRODUCTS, 'Hoodies'].flatMap((category) =>
    PRODUCT_SORTS.flatMap((sortBy) =>
      [8, 9].map((totalProducts) => productsNeed({ category, sortBy, totalProducts })),
    ),
  );
  return Object.fromEntries(
    needs.map((need) => {
      const results = CATALOGUE.filter(
        ({ category }) => need.category === ALL_PRODUCTS || category === need.category,
      );
      // Every order begins with another piece.
      const first = PRODUCT_SORTS.indexOf(need.sortBy);
      const sorted = [...results.slice(first), ...results.slice(0, first)];
      return [needKey(need), sorted.slice(0, need.totalProducts)];
    }),
  );
}

const reviews = Array.from({ length: 7 }, (_, index) => review(index + 1));

/** What a page of a shop brings along for its blocks. */
export const blockSamples = {
  init: {
    logo: '/media/logo-7.webp',
    company: 'Linen Ltd',
    phone: '+1 555 0100',
    email: 'hello@linen.example',
    address: '1 Mill Lane',
    settings: { reviewCategories: ['Hoodies'] },
  },
  blockData: {
    ...gridSamples(),
    [needKey({ kind: 'reviews' })]: reviewDataSchema.parse(reviewData(reviews)),
  },
};
