import { block, box, columns, type DraftBlock } from '@/blocks/kit/draft-blocks';
import {
  display,
  eyebrow,
  heading,
  image,
  note,
  paragraph,
  secondButton,
  text,
} from '../kit/parts';
import {
  ABOVE,
  BEGIN,
  BESIDE,
  END,
  NONE,
  ON_SURFACE,
  PANEL,
  QUIET,
  SECTION,
  SMALL_ABOVE,
} from '../kit/spaces';

/* What tells of a shop in words and pictures. */

export const story = columns(
  '1:1',
  [
    [image('How our clothes are made', 'landscape')],
    [
      box(
        [
          eyebrow('How we work'),
          block('title', { text: 'Made slowly, on purpose', textAlign: 'left' }, NONE),
          paragraph(
            'We choose the cloth before we draw the piece. We try it on, wash it, wear it for a month and change what bothers us. Only then do we make more of it.',
          ),
          secondButton('Read our story', '/about', '24px 0 0'),
        ],
        BESIDE,
      ),
    ],
  ],
  SECTION,
  { alignItems: 'center' },
);

export const statement = box(
  [
    display(
      'We make clothes for real days: for the school run, the late train and the long table.',
      { width: 'min(100%, 20em)' },
    ),
  ],
  { ...PANEL, ...ON_SURFACE },
  { textAlign: 'center', alignItems: 'center' },
);

const WORN = ['On the way', 'At the table', 'In the garden', 'Under a coat'];

export const gallery = [
  box([heading('As worn', 'The season, seen by the people who live in it')], BEGIN),
  columns(
    '1:1:1:1',
    WORN.map((alt) => [image(alt, 'square')]),
    END,
  ),
];

const look = (name: string, content: string): DraftBlock[] => [
  image(name, 'square'),
  text(name, ABOVE, 'h3'),
  text(content, { ...SMALL_ABOVE, ...QUIET }),
];

export const looks = columns(
  '1:1',
  [
    look('Weekday', 'A shirt with room, trousers with a crease, shoes that know the way.'),
    look('Weekend', 'A soft sweater, worn jeans, and nowhere to be before noon.'),
  ],
  SECTION,
);

export const quotes = columns(
  '1:1:1',
  [
    note('“The sweater I reach for first.”', 'Emma, after two winters'),
    note('“Fits as if somebody had asked me.”', 'Daniel, on his third shirt'),
    note('“The parcel alone made my day.”', 'Sofia, gift for herself'),
  ],
  { ...PANEL, ...ON_SURFACE },
  { textAlign: 'center' },
);

const PAPERS = ['The Wardrobe', 'Common Thread', 'Sunday Edit', 'Atelier'];
const CENTERED = { textAlign: 'center' };

export const press = [
  box([text('Seen in', { ...NONE, ...QUIET, fontSize: '0.875rem' })], BEGIN, CENTERED),
  columns(
    '1:1:1:1',
    PAPERS.map((name) => [text(name, { padding: '8px' }, 'h3')]),
    END,
    CENTERED,
  ),
];
