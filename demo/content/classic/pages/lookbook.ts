import { block, columns, type DraftBlock } from '../../kit/blocks';
import type { PageDraft, PagePictures } from '../../kit/draft';
import { CARDS, FILM, INK, NONE, WHOLE } from '../../pages/common';
import { section } from './section';

export function lookbook({ scene, product }: PagePictures): PageDraft {
  const look = (name: string, words: string, picture: string): DraftBlock[] => [
    block('image', { src: picture, alt: name }, { ...NONE, aspectRatio: 'portrait' }),
    block('text', { content: name, htmlTag: 'h3' }, { padding: '16px 0 0' }),
    block('text', { content: words }, { padding: '4px 0 0', color: '--muted' }),
  ];
  return {
    slug: 'lookbook',
    name: 'Lookbook',
    description:
      'How we wear it: four ways to put the autumn together, from the bakery to the porch.',
    blocks: [
      block(
        'banner',
        {
          title: 'How we wear it',
          subtitle: 'Four ways to put the season together',
          imageUrl: scene('lookbook', {
            kind: 'hero',
            products: ['Library Cardigan', 'Matinee Corduroys', 'Desert Post Boot'],
            ground: '#dcd3c0',
            second: '#a58e6d',
          }),
          height: 'clamp(440px, 36cqi, 640px)',
          contentPosition: 'left',
          textAlign: 'left',
          overlayType: 'none',
          textColor: '--ink',
        },
        WHOLE,
      ),
      columns(
        '1:1:1:1',
        [
          look(
            'Early shift',
            'The Bakehouse zip over a henley: flour comes off, warmth stays.',
            product('Bakehouse Zip Hoodie', 'in-use'),
          ),
          look(
            'Reading room',
            'A cardigan with pockets deep enough for a paperback.',
            product('Library Cardigan', 'in-use'),
          ),
          look(
            'First frost',
            'Quilted, short, and easy to give away at the door.',
            product('Snowberry Quilted Jacket', 'in-use'),
          ),
          look(
            'Porch light',
            'Brushed flannel, sleeves rolled once, for the hour when nobody goes in.',
            product('Cabin Flannel', 'in-use'),
          ),
        ],
        { ...section('whole', 'whole'), ...INK },
        { width: 'boxed' },
      ),
      block(
        'video',
        {
          src: FILM,
          autoplay: true,
          loop: true,
          isBackground: true,
          height: 420,
          overlayContent: true,
          overlayTitle: 'Two looms, one shuttle each',
          overlayText: 'They make eleven meters a day, and we have never asked for more.',
          overlayColor: 'rgb(40 22 12 / 55%)',
          overlayTextColor: '#ffffff',
        },
        WHOLE,
      ),
      columns(
        '1:2',
        [
          [
            block('title', {
              text: 'One cloth, four seasons',
              subtitle: 'Brushed on the inside, dry on the outside',
              size: 'large',
              textAlign: 'left',
            }),
            block('text', {
              content:
                'We weave our flannel once a year and use it until it is gone: first for shirts, then for pajamas, and what is left becomes a cushion.',
            }),
            block('button', {
              label: 'See the shirts',
              targetUrl: '/shop?category=Shirts',
            }),
          ],
          [
            block(
              'product',
              {
                category: 'Shirts',
                totalProducts: 3,
                productsPerRow: 3,
                numberOfRows: 1,
                ...CARDS,
              },
              NONE,
            ),
          ],
        ],
        { ...section('whole', 'none'), ...INK },
        { width: 'boxed', alignItems: 'center' },
      ),
    ],
  };
}
