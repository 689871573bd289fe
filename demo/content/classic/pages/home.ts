import { block, box, type DraftBlock } from '../../kit/blocks';
import type { PageDraft, PagePictures } from '../../kit/draft';
import { CARDS, GUTTER, INK, NONE, WHOLE } from '../../pages/common';
import { section } from './section';

export function home(pictures: PagePictures): PageDraft {
  return {
    slug: 'homepage',
    name: 'Homepage',
    blocks: [
      opening(pictures),
      categories(),
      newest(),
      workshop(pictures),
      forTheHouse(),
      gifts(pictures),
      block('reviews', {}, { ...section('whole', 'half'), ...INK }),
      evening(pictures),
      letter(),
    ],
  };
}

function opening({ banner }: PagePictures): DraftBlock {
  return block(
    'banner',
    {
      title: 'Made to be lived in',
      subtitle:
        'Soft layers, honest wool and good pockets, sewn in small runs. We stitch your name in by hand if you like.',
      buttonText: 'Shop the hoodies',
      buttonLink: '/shop?category=Hoodies',
      imageUrl: banner,
      template: 'classic',
      contentPosition: 'left',
      textAlign: 'left',
      height: 'clamp(540px, 40cqi, 800px)',
      overlayType: 'none',
      textColor: '--ink',
    },
    WHOLE,
  );
}

function categories(): DraftBlock {
  return box(
    [
      block(
        'title',
        {
          text: 'Find your corner',
          subtitle: 'From the first coffee to the last page',
          size: 'large',
          textAlign: 'left',
        },
        { padding: '0 0 24px' },
      ),
      block('categories', {}, NONE),
    ],
    { ...section('whole', 'whole'), ...INK },
    { width: 'boxed' },
  );
}

function newest(): DraftBlock {
  return box(
    [
      box(
        [
          block(
            'title',
            {
              text: 'Fresh from the cutting table',
              subtitle: 'The newest pieces, in small runs',
              size: 'large',
              textAlign: 'left',
            },
            NONE,
          ),
          block(
            'button',
            { label: 'View all', targetUrl: '/shop', icon: 'arrow-right', showIcon: 'right' },
            { margin: '16px 0 0' },
          ),
        ],
        { padding: '0 0 24px' },
        { layoutDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' },
      ),
      block('product', { totalProducts: 8, productsPerRow: 4, ...CARDS }, NONE),
    ],
    { ...section('whole', 'whole'), ...INK, backgroundColor: '--surface' },
    { width: 'boxed' },
  );
}

function workshop({ scene }: PagePictures): DraftBlock {
  return block(
    'heroFeature',
    {
      template: 'classic-right',
      imageUrl: scene('workshop', {
        kind: 'spread',
        products: ['Fisher Crew Sweater', 'Letterpress Oxford Shirt'],
        ground: '#e6d5c0',
        second: '#b98d6c',
      }),
      aspectRatio: 'landscape',
      title: 'Twelve people, two looms, one long table',
      description:
        'Everything we sell passes through the same pair of hands twice: once when it is cut, once when it is folded. That is slow, and it shows.',
      listItems: [
        'Cloth from mills we have visited, in lots small enough to sell out',
        'Seams that can be opened again: mending is free for as long as you wear it',
        'Your name, embroidered by hand, for six dollars and three days’ patience',
      ],
    },
    { ...section('whole', 'half'), ...INK },
  );
}

function forTheHouse(): DraftBlock {
  return box(
    [
      block(
        'title',
        {
          text: 'For the house',
          subtitle: 'Cushions, candles and prints from the cloth that was left',
          design: 'underline',
          size: 'large',
          textAlign: 'left',
        },
        { padding: '0 0 24px' },
      ),
      block(
        'product',
        {
          category: 'Home Decor',
          totalProducts: 4,
          productsPerRow: 4,
          numberOfRows: 1,
          ...CARDS,
        },
        NONE,
      ),
    ],
    { ...section('half', 'whole'), ...INK },
    { width: 'boxed' },
  );
}

function gifts({ scene }: PagePictures): DraftBlock {
  return block(
    'banner',
    {
      template: 'split',
      title: 'Wrapped before you ask',
      subtitle:
        'Sets that belong together, cut from one cloth, in one box, with a card we write by hand.',
      buttonText: 'See the gift sets',
      buttonLink: '/shop?category=Combo%20Set',
      imageUrl: scene('gifts', {
        kind: 'spread',
        products: ['Home Game Lounge Set', 'First Frost Gift Set', 'Window Seat Cushion'],
        ground: '#dfe3d2',
        second: '#a3b18a',
      }),
      height: 480,
      textAlign: 'left',
    },
    WHOLE,
  );
}

function evening({ scene }: PagePictures): DraftBlock {
  return block(
    'banner',
    {
      template: 'minimal',
      title: 'Slow evenings, soft sleeves',
      subtitle: 'Pajamas, robes and blankets for the part of the day that belongs to you.',
      buttonText: 'Get comfortable',
      buttonLink: '/shop?category=Sleepwear',
      imageUrl: scene('evening', {
        kind: 'plate',
        products: ['Bathhouse Robe'],
        ground: '#ead5cd',
        second: '#c9979a',
      }),
      height: 460,
    },
    { ...GUTTER, border: 'none' },
  );
}

function letter(): DraftBlock {
  return block(
    'subscribe',
    {
      design: 'newsletter',
      title: 'A letter, now and then',
      description:
        'What is new on the table, what sold out, and how to mend an elbow. Once a month.',
      placeholder: 'Your e-mail address',
      buttonText: 'Write to me',
    },
    section('half', 'none'),
  );
}
