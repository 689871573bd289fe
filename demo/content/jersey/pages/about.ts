import { block, box, columns, type DraftBlock } from '../../kit/blocks';
import type { PageDraft, PagePictures } from '../../kit/draft';
import { INK, NONE, WHOLE } from '../../pages/common';
import { section } from './section';

export function about(pictures: PagePictures): PageDraft {
  return {
    slug: 'about',
    name: 'About',
    description:
      'Gridline Athletics prints team jerseys with names and numbers in Lakeport, Illinois, and sends them within two business days.',
    blocks: [opening(pictures), figures(), story(pictures), captains(), fieldhouse()],
  };
}

function opening({ scene }: PagePictures): DraftBlock {
  return block(
    'banner',
    {
      template: 'split',
      title: 'Built behind the bleachers',
      subtitle:
        'Renata Okafor sewed her sister’s team a set of jerseys because the ordered ones came after the final. Ours come before.',
      buttonText: 'Build your jersey',
      buttonLink: '/shop?category=Jersey',
      imageUrl: scene('about', {
        kind: 'spread',
        products: ['Home Opener Jersey', 'Fast Break Shorts'],
        ground: '#d5deee',
        second: '#8fa9dc',
      }),
      height: 480,
      textAlign: 'left',
    },
    WHOLE,
  );
}

function figures(): DraftBlock {
  const figure = (number: string, meaning: string) => [
    block('text', { content: number, htmlTag: 'h2' }, { padding: '0 0 4px' }),
    block('text', { content: meaning, htmlTag: 'small' }, NONE),
  ];
  return columns(
    '1:1:1:1',
    [
      figure('2', 'business days to print and pack'),
      figure('1', 'press, our own, two shifts'),
      figure('56', 'pieces that belong together'),
      figure('0', 'letters ironed on'),
    ],
    { ...section('half', 'half'), backgroundColor: '#0b0e14', color: '#ffffff' },
    { width: 'boxed' },
  );
}

function story({ story: picture }: PagePictures): DraftBlock {
  return block(
    'heroFeature',
    {
      template: 'classic-right',
      imageUrl: picture,
      aspectRatio: 'landscape',
      title: 'Dyed in, so it stays',
      description:
        'Letters that crack after ten washes are why we began. We dye names and numbers into the cloth itself, in the old fieldhouse of Lakeport.',
      listItems: [
        'Match-weight cloth, the same in home and away kit',
        'Every name is read aloud by a second person before it is printed',
        'The same dye lot is kept for a season, for whoever joins late',
      ],
    },
    { ...section('whole', 'half'), ...INK },
  );
}

function captains(): DraftBlock {
  return box(
    [
      block(
        'accordion',
        {
          title: 'What captains ask us',
          items: [
            {
              question: 'Can a jersey with a name come back?',
              answer:
                'Only if something is wrong with it: it was made for one person. Plain pieces come back free for 30 days. Not sure about a size? Order a plain one first.',
            },
            {
              question: 'Can you work from our list?',
              answer:
                'Yes. Send it as it is, even as a photo of the whiteboard. We check the spelling with you and pack by player.',
            },
            {
              question: 'A player joined late. What now?',
              answer:
                'We keep the dye lot of a team order for a season, so that the late jersey looks like the others.',
            },
          ],
        },
        NONE,
      ),
    ],
    { ...section('half', 'half'), ...INK },
    { width: 'boxed' },
  );
}

function fieldhouse(): DraftBlock {
  return columns(
    '1:1',
    [
      [
        block(
          'title',
          { text: 'Talk to a fitter', design: 'modern', size: 'large', textAlign: 'left' },
          { padding: '0 0 16px' },
        ),
        block('button', { label: 'Contact us', targetUrl: '/contact' }, NONE),
      ],
      [block('contact_info', {}, NONE)],
    ],
    { ...section('half', 'none'), ...INK },
    { width: 'boxed', alignItems: 'center' },
  );
}
