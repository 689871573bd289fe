import { block, columns, type DraftBlock } from '../../kit/blocks';
import type { PageDraft, PagePictures } from '../../kit/draft';
import { INK, NONE } from '../../pages/common';

export function lookbook({ product }: PagePictures): PageDraft {
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
        { padding: '64px var(--inset) 0', ...INK },
      ),
      columns(
        '1:1:1:1',
        [
          plate('Norr Shell', '1'),
          plate('Datum Crew', '2'),
          plate('Plane Shirt', '3'),
          plate('Line Trouser', '4'),
        ],
        { padding: '32px var(--inset) 16px', ...INK },
      ),
      columns(
        '1:1:1:1',
        [
          plate('Mantle Bomber', '5'),
          plate('Strata Sweater', '6'),
          plate('Grid Shirt', '7'),
          plate('Broad Trouser', '8'),
        ],
        { padding: '16px var(--inset) 80px', ...INK },
      ),
    ],
  };
}
