import { block, box, columns, type DraftBlock } from '@/blocks/kit/draft-blocks';
import { button, heading, note, paragraph, subscription, text } from '../kit/parts';
import { BEGIN, END, NONE, ON_SURFACE, PANEL, QUIET, SECTION, SMALL_ABOVE } from '../kit/spaces';

/* What helps to decide, and to reach the shop. */

function promise(iconType: string, title: string, description: string): DraftBlock[] {
  const props = { iconType, title, description, layout: 'column', showLearnMore: false };
  return [block('info', props, { padding: '8px' })];
}

export const features = columns(
  '1:1:1',
  [
    promise('shipping', 'Delivered to your door', 'Packed with care and tracked all the way.'),
    promise('return', 'Easy returns', 'Not quite right? Send it back within 30 days.'),
    promise('support', 'Here to help', 'Questions about size or fit? Just write to us.'),
  ],
  SECTION,
  { textAlign: 'center' },
);

const LETTER = 'New pieces, early access and the odd story. No more than twice a month.';

export const newsletter = box([subscription('modern', 'A letter, now and then', LETTER)], SECTION);

const rule = () => block('divider', {}, { padding: '20px 0' });

export const faq = columns(
  '1:2',
  [
    [heading('Questions and answers', 'Something else? Write to us, we answer within a day.')],
    [
      ...note(
        'How long does delivery take?',
        'Orders leave us within a few days. You get a link to follow your parcel as soon as it is on its way.',
      ),
      rule(),
      ...note(
        'How do I find my size?',
        'Measure a piece that fits you well and compare it with our size guide. Between two sizes, take the larger one.',
      ),
      rule(),
      ...note(
        'Can I return what does not fit?',
        'Yes, within 30 days, unworn and with its tags. Personalized pieces are made for you and cannot be returned.',
      ),
      rule(),
      ...note(
        'How do I wash it?',
        'Cold and inside out, and let it dry in the air. The label in each piece says the rest.',
      ),
    ],
  ],
  SECTION,
);

function size(name: string, chest: string, waist: string, hip: string): DraftBlock[] {
  const measures = `Chest ${chest}\nWaist ${waist}\nHip ${hip}`;
  const styles = { ...ON_SURFACE, padding: '24px 16px', borderRadius: 'var(--radius)' };
  return [box([text(name, NONE, 'h3'), text(measures, { ...SMALL_ABOVE, ...QUIET })], styles)];
}

export const sizeGuide = [
  box([heading('Size guide', 'Body measurements in inches', 'center')], BEGIN),
  columns(
    '1:1:1:1',
    [
      size('S', '34–36', '28–30', '35–37'),
      size('M', '38–40', '32–34', '38–40'),
      size('L', '42–44', '36–38', '41–43'),
      size('XL', '46–48', '40–42', '44–46'),
    ],
    END,
    { textAlign: 'center' },
  ),
];

export const contact = columns(
  '1:1',
  [
    [
      block('title', { text: 'Come by, or write to us', textAlign: 'left' }, NONE),
      paragraph(
        'We are happy to help with sizes, gifts and orders, and to hear how you wear what we make.',
      ),
      button('Write to us', '/contact', '24px 0 0'),
    ],
    [block('contact_info', {}, NONE)],
  ],
  { ...PANEL, ...ON_SURFACE },
  { alignItems: 'center' },
);

export const care = columns(
  '1:1:1:1',
  [
    note('Wash cold', 'Inside out, with like colors. Less often than you think.'),
    note('Dry in the air', 'Flat for knitwear, on a hanger for the rest.'),
    note('Steam, do not press', 'Creases fall out by themselves in a warm bathroom.'),
    note('Mend early', 'A loose thread takes two minutes, a hole an hour.'),
  ],
  SECTION,
);
