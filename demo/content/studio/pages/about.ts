import { block, columns, type DraftBlock } from '../../kit/blocks';
import type { PageDraft, PagePictures } from '../../kit/draft';
import { INK, NONE, sections } from '../../pages/common';

const section = sections({ least: 48, share: 7, most: 96 });

export function about(pictures: PagePictures): PageDraft {
  return {
    slug: 'about',
    name: 'Studio',
    description:
      'Studio Norr in New Halden, founded by Ylva Norrby: forty-four pieces, made precisely, corrected and kept in production.',
    blocks: [opening(), studio(pictures), method(), address()],
  };
}

function opening(): DraftBlock {
  return columns(
    '1:2',
    [
      [block('text', { content: 'Studio', htmlTag: 'small' }, NONE)],
      [
        block(
          'text',
          {
            content: 'We make few things, and do not stop making them.',
            htmlTag: 'h1',
          },
          NONE,
        ),
      ],
    ],
    { ...section('whole', 'half'), ...INK },
    { width: 'boxed' },
  );
}

function studio({ product }: PagePictures): DraftBlock {
  return columns(
    '1:1',
    [
      [
        block(
          'image',
          { src: product('Datum Crew'), alt: 'The Datum Crew, laid flat' },
          { ...NONE, aspectRatio: 'portrait' },
        ),
      ],
      [
        block('text', { content: '01 — Beginning', htmlTag: 'small' }),
        block('text', {
          content:
            'Ylva Norrby was trained as a pattern cutter. She opened the studio with one pattern, the Datum Crew, and corrected it for two years before a second one was added.',
        }),
        block('text', {
          content:
            'Studio Norr AB works from a single room in New Halden: one cutting table, one wall of paper patterns, windows to the north.',
        }),
        block('button', { label: 'View the collection', targetUrl: '/shop' }),
      ],
    ],
    { ...section('half', 'half'), ...INK },
    { width: 'boxed', alignItems: 'center' },
  );
}

function method(): DraftBlock {
  const step = (title: string, content: string) => [
    block('text', { content: title, htmlTag: 'h3' }, { padding: '0 0 8px' }),
    block('text', { content }, { ...NONE, color: '--muted' }),
  ];
  return columns(
    '1:1:1',
    [
      step('Cut', 'Each pattern is tried on nine people before it is graded.'),
      step('Cloth', 'Six mills. Their names stand on the label, beside ours.'),
      step(
        'Measure',
        'A correction replaces the piece before it, which is then sold for less, beside its former price.',
      ),
    ],
    { ...section('whole', 'whole'), backgroundColor: '--surface', ...INK },
    { width: 'boxed' },
  );
}

function address(): DraftBlock {
  return columns(
    '1:1',
    [
      [block('text', { content: '02 — Address', htmlTag: 'small' }, NONE)],
      [
        block(
          'text',
          {
            content:
              '7 Foundry Yard, Unit C. The door is open on Thursdays, and on other days by appointment.',
          },
          { padding: '0 0 16px' },
        ),
        block('button', { label: 'Contact us', targetUrl: '/contact' }, NONE),
      ],
    ],
    { ...section('whole', 'none'), ...INK },
    { width: 'boxed' },
  );
}
