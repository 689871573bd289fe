import { block, box, columns, type DraftBlock } from '@/blocks/kit/draft-blocks';
import { eyebrow, paragraph, SECOND_BUTTON } from '@/blocks/presets/kit/parts';
import {
  DISPLAY,
  NONE,
  ON_INK,
  ON_SURFACE,
  SECTION,
  STRIP,
  WHOLE,
} from '@/blocks/presets/kit/spaces';

/* What a page begins with. */

export const hero: DraftBlock[] = [
  box(
    [
      eyebrow('New season'),
      block(
        'text',
        { content: 'Clothes that feel like yours from the first day', htmlTag: 'h2' },
        { ...NONE, ...DISPLAY, width: 'min(100%, 17em)' },
      ),
      paragraph(
        'Soft fabrics, honest cuts and colors that go together, made to be worn and worn again.',
        { fontSize: '1.125rem', width: 'min(100%, 30em)' },
      ),
      buttons('center'),
    ],
    { padding: 'clamp(56px, 10cqi, 128px) clamp(16px, 4cqi, 40px)', ...ON_SURFACE },
    { textAlign: 'center', alignItems: 'center' },
  ),
];

export const heroWithImage: DraftBlock[] = [
  columns(
    '1:1',
    [
      [
        eyebrow('The everyday collection'),
        block(
          'text',
          { content: 'Few pieces, many ways to wear them', htmlTag: 'h2' },
          { ...NONE, ...DISPLAY },
        ),
        paragraph('A wardrobe that works by itself: every top with every bottom, all year round.', {
          fontSize: '1.125rem',
        }),
        buttons('flex-start'),
      ],
      [
        block(
          'image',
          { alt: 'Pieces of the everyday collection' },
          { ...NONE, aspectRatio: 'landscape' },
        ),
      ],
    ],
    SECTION,
    { alignItems: 'center' },
  ),
];

export const announcement: DraftBlock[] = [
  box(
    [
      block(
        'text',
        { content: 'New arrivals every week. Be the first to see them.' },
        { ...NONE, fontSize: '0.9375rem', fontWeight: '600' },
      ),
    ],
    { ...STRIP, ...ON_INK },
    { textAlign: 'center' },
  ),
];

export const sale: DraftBlock[] = [
  block(
    'banner',
    {
      title: 'The end of season sale',
      subtitle: 'Up to 30% off the pieces you had your eye on, while sizes last.',
      buttonText: 'Shop the sale',
      buttonLink: '/shop',
      height: '360px',
    },
    WHOLE,
  ),
];

function buttons(justifyContent: string): DraftBlock {
  return box(
    [
      block(
        'button',
        { label: 'Shop new arrivals', targetUrl: '/shop' },
        { margin: '8px 12px 0 0' },
      ),
      block(
        'button',
        { label: 'Our story', targetUrl: '/about' },
        { ...SECOND_BUTTON, margin: '8px 0 0' },
      ),
    ],
    { padding: '24px 0 0' },
    { layoutDirection: 'row', justifyContent },
  );
}
