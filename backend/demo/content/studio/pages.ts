import type { ChromeDraft, PageDraft, PagePictures } from '../draft';
import { block, box, columns, type DraftBlock } from '../pages/kit';

const SECTION = { padding: 'clamp(48px, 8cqi, 112px) clamp(16px, 4cqi, 40px)' };
const NONE = { padding: '0px' };
const GUTTER = { padding: '0 clamp(16px, 4cqi, 40px)' };
/** From edge to edge. */
const WHOLE = { padding: '0px', borderRadius: '0px' };
/** The shop sells its own brand alone, and its pictures say the rest. */
const CARDS = { showBrand: false, showDescription: false };

export function norrPages(pictures: PagePictures): PageDraft[] {
  return [home(pictures), lookbook(pictures)];
}

/** The studio has designed its header and footer too. */
export function norrChrome(): ChromeDraft {
  return {
    header: [
      { type: 'logo', section: 'left', props: {} },
      {
        type: 'navigation',
        section: 'center',
        props: {
          fontWeight: '500',
          fontSize: '15px',
          items: [
            { title: 'Index', link: '/shop' },
            {
              title: 'Garments',
              link: '/shop',
              submenu: [
                { title: 'Outer', link: '/shop?category=Jacket' },
                { title: 'Knit', link: '/shop?category=Sweaters' },
                { title: 'Shirt', link: '/shop?category=Shirts' },
                { title: 'Trouser', link: '/shop?category=Pants' },
              ],
            },
            { title: 'Lookbook', link: '/lookbook' },
            { title: 'Studio', link: '/about' },
          ],
        },
      },
      { type: 'search', section: 'right', props: {} },
      { type: 'wishlist', section: 'right', props: {} },
      { type: 'cart', section: 'right', props: {} },
    ],
    footer: [
      columns(
        '2:1:1',
        [
          [
            block('logo', {}, { padding: '0 0 16px' }),
            block(
              'text',
              {
                content:
                  'Clothing reduced to cut, cloth and measure. Few pieces, made precisely, kept in production.',
              },
              { ...NONE, color: 'var(--muted)' },
            ),
          ],
          [
            block(
              'footer_section',
              {
                title: 'Studio',
                items: [
                  { name: 'About', link: '/about' },
                  { name: 'Lookbook', link: '/lookbook' },
                  { name: 'Write to us', link: '/contact' },
                ],
              },
              NONE,
            ),
          ],
          [
            block(
              'footer_section',
              {
                title: 'Service',
                items: [
                  { name: 'Shipping', link: '/shipping' },
                  { name: 'Returns', link: '/returns' },
                  { name: 'Track an order', link: '/order-tracking' },
                  { name: 'Terms', link: '/terms' },
                  { name: 'Privacy', link: '/privacy' },
                ],
              },
              NONE,
            ),
          ],
        ],
        { padding: '64px clamp(16px, 4cqi, 40px) 32px', backgroundColor: 'var(--surface)' },
        { width: 'boxed' },
      ),
      columns(
        '1:1',
        [[block('contact_info', {}, NONE)], [block('copyright', {}, NONE)]],
        { padding: '24px clamp(16px, 4cqi, 40px) 48px', backgroundColor: 'var(--surface)' },
        { width: 'boxed' },
      ),
    ],
  };
}

function home(pictures: PagePictures): PageDraft {
  return {
    slug: 'homepage',
    name: 'Homepage',
    blocks: [
      measure(pictures),
      statement(),
      box(
        [block('product', { totalProducts: 6, productsPerRow: 3, ...CARDS }, NONE)],
        { padding: '0 clamp(16px, 4cqi, 40px)' },
        { width: 'boxed' },
      ),
      knit(pictures),
      numbers(),
      objects(pictures),
      block('reviews', {}, SECTION),
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
        kind: 'tile',
        products: ['Norr Shell'],
        ground: '#d9dee1',
        second: '#b4bdc3',
      }),
      height: 640,
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
    SECTION,
    { width: 'boxed' },
  );
}

function knit({ scene }: PagePictures): DraftBlock {
  const sweaters = scene('knit', {
    kind: 'tile',
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
        block('text', { content: '02 — Knitted to shape', htmlTag: 'small' }),
        block('text', {
          content:
            'Twelve-gauge merino, linked by hand, without a cut edge. The sleeve begins where the shoulder ends, and the rib is counted, not measured.',
        }),
        block('button', { label: 'Knitwear', targetUrl: '/shop?category=Sweaters' }),
      ],
    ],
    SECTION,
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
    { ...SECTION, backgroundColor: '#14171a', color: '#eef0f1' },
    { width: 'boxed' },
  );
}

function objects({ closing }: PagePictures): DraftBlock {
  return block(
    'banner',
    {
      template: 'split',
      title: 'Objects for the same room',
      subtitle: 'Made from the cloths we cut clothes from.',
      buttonText: 'Objects',
      buttonLink: '/shop?category=Home%20Decor',
      imageUrl: closing,
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
    SECTION,
  );
}

function lookbook({ product }: PagePictures): PageDraft {
  const plate = (name: string, number: string): DraftBlock[] => [
    block(
      'image',
      { src: product(name, 'in-use'), alt: name },
      { ...NONE, aspectRatio: 'portrait', objectFit: 'cover' },
    ),
    block('text', { content: `${number} — ${name}`, htmlTag: 'small' }, { padding: '8px 0 0' }),
  ];
  return {
    slug: 'lookbook',
    name: 'Lookbook',
    description: 'Eight plates from the collection of Studio Norr, photographed flat.',
    blocks: [
      block(
        'text',
        { content: 'Plates', htmlTag: 'h1' },
        { padding: '64px clamp(16px, 4cqi, 40px) 0' },
      ),
      columns(
        '1:1:1:1',
        [
          plate('Norr Shell', '1'),
          plate('Datum Crew', '2'),
          plate('Plane Shirt', '3'),
          plate('Line Trouser', '4'),
        ],
        { padding: '32px clamp(16px, 4cqi, 40px) 16px' },
      ),
      columns(
        '1:1:1:1',
        [
          plate('Mantle Bomber', '5'),
          plate('Strata Sweater', '6'),
          plate('Grid Shirt', '7'),
          plate('Broad Trouser', '8'),
        ],
        { padding: '16px clamp(16px, 4cqi, 40px) 80px' },
      ),
    ],
  };
}
