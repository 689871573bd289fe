import { block, box, columns } from '@/blocks/kit/draft-blocks';
import { button, heading, headingWithButton } from '../kit/parts';
import { NONE, ON_SURFACE, PANEL, SECTION } from '../kit/spaces';

/* What shows the catalogue, and what others say of it. */

const row = (count: number, more = {}) =>
  block(
    'product',
    {
      ...{ totalProducts: count, productsPerRow: count, numberOfRows: 1 },
      ...{ showBrand: false, showDescription: false, ...more },
    },
    NONE,
  );

export const products = box(
  [headingWithButton('New arrivals', 'View all', '/shop'), row(4)],
  SECTION,
);

export const productsWithText = columns(
  '1:2',
  [
    [
      heading('The ones people come back for', 'Our favorites, and yours'),
      button('Shop favorites', '/shop', '0'),
    ],
    [row(3, { sortBy: 'newest' })],
  ],
  SECTION,
  { alignItems: 'center' },
);

export const categoryTiles = box(
  [
    heading('Shop by category', 'Start with what you are looking for'),
    block('categories', {}, NONE),
  ],
  SECTION,
);

/** Reviews, which have a title of their own. */
export const reviewsStrip = box([block('reviews', {}, NONE)], { ...PANEL, ...ON_SURFACE });
