import { block, box, columns, type DraftBlock } from '@/blocks/kit/draft-blocks';
import { button, display, eyebrow, image, paragraph, secondButton, text } from '../kit/parts';
import { NONE, ON_INK, ON_SURFACE, SECTION, STRIP, WHOLE } from '../kit/spaces';

/* What a page begins with. */

const buttons = (justifyContent: string): DraftBlock =>
  box(
    [
      button('Shop new arrivals', '/shop', '8px 12px 0 0'),
      secondButton('Our story', '/about', '8px 0 0'),
    ],
    { padding: '24px 0 0' },
    { layoutDirection: 'row', justifyContent },
  );

export const hero = box(
  [
    eyebrow('New season'),
    display('Clothes that feel like yours from the first day', { width: 'min(100%, 17em)' }),
    paragraph(
      'Soft fabrics, honest cuts and colors that go together, made to be worn and worn again.',
      { fontSize: '1.125rem', width: 'min(100%, 30em)' },
    ),
    buttons('center'),
  ],
  { padding: 'clamp(56px, 10cqi, 128px) var(--inset)', ...ON_SURFACE },
  { textAlign: 'center', alignItems: 'center' },
);

export const heroWithImage = columns(
  '1:1',
  [
    [
      eyebrow('The everyday collection'),
      display('Few pieces, many ways to wear them'),
      paragraph('A wardrobe that works by itself: every top with every bottom, all year round.', {
        fontSize: '1.125rem',
      }),
      buttons('flex-start'),
    ],
    [image('Pieces of the everyday collection', 'landscape')],
  ],
  SECTION,
  { alignItems: 'center' },
);

const ANNOUNCED = { ...NONE, fontSize: '0.9375rem', fontWeight: '600' };

export const announcement = box(
  [text('New arrivals every week. Be the first to see them.', ANNOUNCED)],
  { ...STRIP, ...ON_INK },
  { textAlign: 'center' },
);

export const sale = block(
  'banner',
  {
    title: 'The end of season sale',
    subtitle: 'Up to 30% off the pieces you had your eye on, while sizes last.',
    buttonText: 'Shop the sale',
    buttonLink: '/shop',
    height: '360px',
  },
  WHOLE,
);
