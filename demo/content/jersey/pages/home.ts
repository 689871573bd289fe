import { block, box, columns, type DraftBlock } from '../../kit/blocks';
import type { PageDraft, PagePictures } from '../../kit/draft';
import { CARDS, INK, NONE, WHOLE } from '../../pages/common';
import { section } from './section';

export function home(pictures: PagePictures): PageDraft {
  return {
    slug: 'homepage',
    name: 'Homepage',
    blocks: [
      lineUp(pictures),
      promises(),
      jerseys(),
      positions(),
      press(pictures),
      training(),
      block('reviews', {}, { ...section('half', 'half'), ...INK }),
      roster(),
    ],
  };
}

function lineUp({ banner, story, closing }: PagePictures): DraftBlock {
  return block(
    'banner',
    {
      template: 'slider',
      title: 'Name it. Number it.',
      subtitle:
        'Match-weight jerseys with dyed-in lettering. Printed in-house, out the door in two business days.',
      buttonText: 'Build your jersey',
      buttonLink: '/shop?category=Jersey',
      imageUrls: [banner, story, closing],
      height: 'clamp(540px, 40cqi, 800px)',
      slideInterval: 6000,
      textAlign: 'left',
      contentPosition: 'left',
      overlayType: 'none',
      textColor: '--ink',
    },
    WHOLE,
  );
}

function promises(): DraftBlock {
  const promise = (iconType: string, title: string, description: string) => [
    block(
      'info',
      { iconType, title, description, layout: 'row', showLearnMore: false, showBox: false },
      { padding: '8px 0' },
    ),
  ];
  return columns(
    '1:1:1:1',
    [
      promise('shipping', 'Printed in two days', 'In-house, on our own press'),
      promise('security', 'Letters that stay', 'Dyed in, not ironed on'),
      promise('return', 'Free return for 30 days', 'Of every plain piece'),
      promise('support', 'Not sure? Ask a fitter', 'On the phone on weekdays'),
    ],
    { padding: '24px var(--inset)', backgroundColor: '#0b0e14', color: '#ffffff' },
    { width: 'boxed' },
  );
}

function jerseys(): DraftBlock {
  return box(
    [
      block(
        'title',
        {
          text: 'Starting line-up',
          subtitle: 'The jerseys that teams come back for',
          design: 'modern',
          size: 'large',
          textAlign: 'left',
        },
        { padding: '0 0 24px' },
      ),
      block(
        'product',
        { category: 'Jersey', totalProducts: 8, ...CARDS, hoverEffect: 'zoom' },
        NONE,
      ),
    ],
    { ...section('whole', 'half'), ...INK },
    { width: 'boxed' },
  );
}

function positions(): DraftBlock {
  return block('categories', {}, section('half', 'half'));
}

function press({ scene }: PagePictures): DraftBlock {
  return block(
    'heroFeature',
    {
      template: 'classic-left',
      imageUrl: scene('press', {
        kind: 'spread',
        products: ['Blue Line Hockey Jersey', 'Match Day Shorts'],
        ground: '#d6dfee',
        second: '#1f5cff',
      }),
      aspectRatio: 'landscape',
      title: 'Kit out the whole roster',
      description:
        'One order, every size, sorted by number. Send us the list as it is, even as a photo of the whiteboard: we check the spelling and pack by player.',
      listItems: [
        'From eight players on: names and numbers at no charge',
        'Late signing? The same dye lot is kept for a season',
        'Away kit in any two colors of ours',
      ],
    },
    { ...section('half', 'half'), ...INK },
  );
}

function training(): DraftBlock {
  return box(
    [
      block(
        'title',
        {
          text: 'Between matches',
          subtitle: 'For the tunnel, the bus and the cold side of the bench',
          design: 'modern',
          size: 'large',
          textAlign: 'left',
        },
        { padding: '0 0 24px' },
      ),
      block('product', { category: 'Hoodies', totalProducts: 4, numberOfRows: 1, ...CARDS }, NONE),
    ],
    { ...section('half', 'half'), ...INK },
    { width: 'boxed' },
  );
}

function roster(): DraftBlock {
  return block(
    'subscribe',
    {
      design: 'dark',
      title: 'Make the list',
      description: 'Drops, restocks and one early-access code before the season starts.',
      placeholder: 'E-mail for the team sheet',
      buttonText: 'Sign me',
    },
    section('half', 'none'),
  );
}
