import { block, box, columns, type DraftBlock } from '../../kit/blocks';
import type { PageDraft, PagePictures } from '../../kit/draft';
import { GUTTER, INK, NONE } from '../../pages/common';
import { section } from './section';

export function about(pictures: PagePictures): PageDraft {
  return {
    slug: 'about',
    name: 'About',
    description:
      'Twelve people, two looms and one long table in Port Ansel, Maine: who makes the clothes and gifts of Marlow & Finch, and how.',
    blocks: [opening(pictures), beginning(), making(pictures), keeping(), visit()],
  };
}

function opening({ scene }: PagePictures): DraftBlock {
  return block(
    'banner',
    {
      template: 'minimal',
      title: 'Twelve people around one long table',
      subtitle:
        'We weave, cut, sew and wrap in an old ropewalk in Port Ansel, Maine. It is a small workshop, and we mean to keep it one.',
      buttonText: 'See what we make',
      buttonLink: '/shop',
      imageUrl: scene('about', {
        kind: 'plate',
        products: ['Fisher Crew Sweater', 'Watch Cap Beanie'],
        ground: '#e6d5c0',
        second: '#b98d6c',
      }),
      height: 520,
      textAlign: 'left',
    },
    { ...GUTTER, border: 'none' },
  );
}

function beginning(): DraftBlock {
  return columns(
    '1:2',
    [
      [block('title', { text: 'How it began', size: 'large', textAlign: 'left' }, NONE)],
      [
        block(
          'text',
          {
            content:
              'Josephine Marlow mended fishing sweaters; Tobias Finch repaired looms. In the winter of a bad harvest they shared a stove, then a workbench, and in spring a sign above the door.',
          },
          { padding: '0 0 16px' },
        ),
        block(
          'text',
          {
            content:
              'Marlow & Finch Goods LLC still belongs to the two of them. They decide about every piece in the same way: if they would not wear it, give it or keep it themselves, it is not sold.',
          },
          NONE,
        ),
      ],
    ],
    { ...section('whole', 'half'), ...INK },
    { width: 'boxed' },
  );
}

function making({ story }: PagePictures): DraftBlock {
  return block(
    'heroFeature',
    {
      template: 'classic-left',
      imageUrl: story,
      aspectRatio: 'landscape',
      title: 'From the loom to your door',
      description:
        'Every piece passes through the same pair of hands twice: once when it is cut, once when it is folded.',
      listItems: [
        'Cut in small runs, so that little is left over; what is left becomes a cushion',
        'Your name embroidered by hand, exactly as you type it',
        'Checked by eye, wrapped in paper, and tracked all the way',
      ],
    },
    { ...section('half', 'half'), ...INK },
  );
}

function keeping(): DraftBlock {
  const promise = (iconType: string, title: string, description: string) => [
    block('info', { iconType, title, description, showLearnMore: false, showBox: false }, NONE),
  ];
  return box(
    [
      block(
        'title',
        { text: 'What you can count on', size: 'large', textAlign: 'left' },
        { padding: '0 0 24px' },
      ),
      columns(
        '1:1:1',
        [
          promise(
            'return',
            'It can come back',
            'You have thirty days, and the way back is on us. What carries a name was made for you alone, and stays.',
          ),
          promise(
            'security',
            'Mended for as long as you wear it',
            'Our seams can be opened again. Write to us before you throw anything away.',
          ),
          promise(
            'support',
            'A person answers',
            'Whoever reads your message knows the piece, and can decide.',
          ),
        ],
        NONE,
      ),
    ],
    { ...section('whole', 'whole'), backgroundColor: '--surface', ...INK },
    { width: 'boxed' },
  );
}

function visit(): DraftBlock {
  return columns(
    '1:1',
    [
      [
        block(
          'title',
          { text: 'Say hello', size: 'large', textAlign: 'left' },
          { padding: '0 0 16px' },
        ),
        block(
          'text',
          {
            content:
              'The door is open on weekdays, and the stove is on from October. Or write; we like letters.',
          },
          { padding: '0 0 16px' },
        ),
        block('button', { label: 'Contact us', targetUrl: '/contact' }, NONE),
      ],
      [block('contact_info', {}, NONE)],
    ],
    { ...section('whole', 'none'), ...INK },
    { width: 'boxed', alignItems: 'center' },
  );
}
