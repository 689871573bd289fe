import { block, box, columns, type DraftBlock } from '@/blocks/kit/draft-blocks';
import { eyebrow, heading, note, paragraph, SECOND_BUTTON } from '@/blocks/presets/kit/parts';
import {
  ABOVE,
  BEGIN,
  BESIDE,
  DISPLAY,
  END,
  NONE,
  ON_SURFACE,
  PANEL,
  QUIET,
  SECTION,
  SMALL_ABOVE,
} from '@/blocks/presets/kit/spaces';

/* What tells of a shop in words and pictures. */

export const story: DraftBlock[] = [
  columns(
    '1:1',
    [
      [block('image', { alt: 'How our clothes are made' }, { ...NONE, aspectRatio: 'landscape' })],
      [
        box(
          [
            eyebrow('How we work'),
            block('title', { text: 'Made slowly, on purpose', textAlign: 'left' }, NONE),
            paragraph(
              'We choose the cloth before we draw the piece. We try it on, wash it, wear it for a month and change what bothers us. Only then do we make more of it.',
            ),
            block(
              'button',
              { label: 'Read our story', targetUrl: '/about' },
              { ...SECOND_BUTTON, margin: '24px 0 0' },
            ),
          ],
          BESIDE,
        ),
      ],
    ],
    SECTION,
    { alignItems: 'center' },
  ),
];

export const statement: DraftBlock[] = [
  box(
    [
      block(
        'text',
        {
          content:
            'We make clothes for real days: for the school run, the late train and the long table.',
          htmlTag: 'h2',
        },
        { ...NONE, ...DISPLAY, width: 'min(100%, 20em)' },
      ),
    ],
    { ...PANEL, ...ON_SURFACE },
    { textAlign: 'center', alignItems: 'center' },
  ),
];

export const gallery: DraftBlock[] = [
  box([heading('As worn', 'The season, seen by the people who live in it')], BEGIN),
  columns(
    '1:1:1:1',
    ['On the way', 'At the table', 'In the garden', 'Under a coat'].map((alt) => [
      block('image', { alt }, { ...NONE, aspectRatio: 'square' }),
    ]),
    END,
  ),
];

export const looks: DraftBlock[] = [
  columns(
    '1:1',
    [
      look('Weekday', 'A shirt with room, trousers with a crease, shoes that know the way.'),
      look('Weekend', 'A soft sweater, worn jeans, and nowhere to be before noon.'),
    ],
    SECTION,
  ),
];

export const quotes: DraftBlock[] = [
  columns(
    '1:1:1',
    [
      quote('The sweater I reach for first.', 'Emma, after two winters'),
      quote('Fits as if somebody had asked me.', 'Daniel, on his third shirt'),
      quote('The parcel alone made my day.', 'Sofia, gift for herself'),
    ],
    { ...PANEL, ...ON_SURFACE },
    { textAlign: 'center' },
  ),
];

export const press: DraftBlock[] = [
  box([block('text', { content: 'Seen in' }, { ...NONE, ...QUIET, fontSize: '0.875rem' })], BEGIN, {
    textAlign: 'center',
  }),
  columns(
    '1:1:1:1',
    ['The Wardrobe', 'Common Thread', 'Sunday Edit', 'Atelier'].map((name) => [
      block('text', { content: name, htmlTag: 'h3' }, { padding: '8px' }),
    ]),
    END,
    { textAlign: 'center' },
  ),
];

function look(name: string, content: string): DraftBlock[] {
  return [
    block('image', { alt: name }, { ...NONE, aspectRatio: 'square' }),
    block('text', { content: name, htmlTag: 'h3' }, ABOVE),
    block('text', { content }, { ...SMALL_ABOVE, ...QUIET }),
  ];
}

function quote(content: string, who: string): DraftBlock[] {
  return note(`“${content}”`, who);
}
