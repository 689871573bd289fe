import { block, box, columns, type DraftBlock } from '../../kit/blocks';
import type { PageDraft, PagePictures } from '../../kit/draft';
import { CARDS, GUTTER, INK, NONE, sections, WHOLE } from '../../pages/common';

const section = sections({ least: 48, share: 7, most: 96 });

export function home(pictures: PagePictures): PageDraft {
  return {
    slug: 'homepage',
    name: 'Homepage',
    blocks: [
      measure(pictures),
      statement(),
      box(
        [block('product', { totalProducts: 6, productsPerRow: 3, ...CARDS }, NONE)],
        { ...section('half', 'half'), ...INK },
        { width: 'boxed' },
      ),
      knit(pictures),
      numbers(),
      objects(pictures),
      block('reviews', {}, { ...section('whole', 'half'), ...INK }),
      notices(),
    ],
  };
}

function measure({ scene }: PagePictures): DraftBlock {
  return block(
    'banner',
    {
      template: 'minimal',
      title: 'Cut, cloth, measure',
      subtitle: 'Forty-four pieces. Nothing seasonal, one signal color.',
      buttonText: 'View the collection',
      buttonLink: '/shop',
      imageUrl: scene('measure', {
        kind: 'plate',
        products: ['Norr Shell'],
        ground: '#d9dee1',
        second: '#b4bdc3',
      }),
      height: 520,
      textAlign: 'left',
    },
    GUTTER,
  );
}

function statement(): DraftBlock {
  return columns(
    '1:2',
    [
      [block('text', { content: '01 — Position', htmlTag: 'small' }, NONE)],
      [
        block(
          'text',
          {
            content:
              'A garment is finished when nothing can be removed. Then it stays: the same pattern, the same cloth, year after year, with corrections.',
            htmlTag: 'h2',
          },
          NONE,
        ),
      ],
    ],
    { ...section('half', 'half'), ...INK },
    { width: 'boxed' },
  );
}

function knit({ scene }: PagePictures): DraftBlock {
  const sweaters = scene('knit', {
    kind: 'plate',
    products: ['Contour Turtleneck', 'Strata Sweater'],
    ground: '#dfe3e6',
    second: '#b7c0c6',
  });
  return columns(
    '1:1',
    [
      [
        block(
          'image',
          { src: sweaters, alt: 'Merino sweaters, laid flat' },
          { ...NONE, aspectRatio: 'portrait' },
        ),
      ],
      [
        block('text', { content: '02 — Knitted to shape', htmlTag: 'small' }, NONE),
        block(
          'text',
          {
            content:
              'Twelve-gauge merino, linked by hand, without a cut edge. The sleeve begins where the shoulder ends, and the rib is counted, not measured.',
          },
          { padding: '24px 0' },
        ),
        block('button', { label: 'Knitwear', targetUrl: '/shop?category=Sweaters' }, NONE),
      ],
    ],
    { ...section('half', 'whole'), ...INK },
    { width: 'boxed', alignItems: 'center' },
  );
}

function numbers(): DraftBlock {
  const number = (figure: string, meaning: string) => [
    block('text', { content: figure, htmlTag: 'h2' }, { padding: '0 0 4px' }),
    block('text', { content: meaning, htmlTag: 'small' }, NONE),
  ];
  return columns(
    '1:1:1:1',
    [
      number('44', 'pieces in production'),
      number('6', 'mills, named on every label'),
      number('0', 'seasons'),
      number('1', 'signal color'),
    ],
    { ...section('whole', 'whole'), backgroundColor: '#14171a', color: '--ground' },
    { width: 'boxed' },
  );
}

function objects({ scene }: PagePictures): DraftBlock {
  return block(
    'banner',
    {
      template: 'split',
      title: 'Objects for the same room',
      subtitle: 'Made from the cloths we cut clothes from.',
      buttonText: 'Objects',
      buttonLink: '/shop?category=Home%20Decor',
      imageUrl: scene('objects', {
        kind: 'spread',
        products: ['Square Cushion', 'Orbit Print', 'Ring Candle'],
        ground: '#ccd3d7',
        second: '#98a4ac',
      }),
      height: 480,
      textAlign: 'left',
    },
    WHOLE,
  );
}

function notices(): DraftBlock {
  return block(
    'subscribe',
    {
      design: 'minimal',
      title: 'Notices',
      description: 'Corrections, restocks, two letters a year.',
      placeholder: 'E-mail',
      buttonText: 'Subscribe',
      textAlign: 'left',
    },
    // The design has room of its own around its words.
    section('none', 'none'),
  );
}
