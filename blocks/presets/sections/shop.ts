import { block, box, columns, type DraftBlock } from '@/blocks/kit/draft-blocks';
import { heading, headingWithButton } from '@/blocks/presets/kit/parts';
import { NONE, ON_SURFACE, PANEL, SECTION } from '@/blocks/presets/kit/spaces';

/* What shows the catalogue, and what others say of it. */

const CARDS = { showBrand: false, showDescription: false };

export const products: DraftBlock[] = [
  box(
    [
      headingWithButton('New arrivals', 'View all', '/shop'),
      block('product', { totalProducts: 4, productsPerRow: 4, numberOfRows: 1, ...CARDS }, NONE),
    ],
    SECTION,
  ),
];

export const productsWithText: DraftBlock[] = [
  columns(
    '1:2',
    [
      [
        heading('The ones people come back for', 'Our favorites, and yours'),
        block('button', { label: 'Shop favorites', targetUrl: '/shop' }, { margin: '0' }),
      ],
      [
        block(
          'product',
          { totalProducts: 3, productsPerRow: 3, numberOfRows: 1, sortBy: 'newest', ...CARDS },
          NONE,
        ),
      ],
    ],
    SECTION,
    { alignItems: 'center' },
  ),
];

export const categoryTiles: DraftBlock[] = [
  box(
    [
      heading('Shop by category', 'Start with what you are looking for'),
      block('categories', {}, NONE),
    ],
    SECTION,
  ),
];

/** They have a title of their own. */
export const reviewsStrip: DraftBlock[] = [
  box([block('reviews', {}, NONE)], { ...PANEL, ...ON_SURFACE }),
];
