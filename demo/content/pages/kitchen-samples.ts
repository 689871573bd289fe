import type { BlockType } from '@/blocks/kit/block-types';
import { block, type DraftBlock } from '../kit/blocks';
import type { PagePictures } from '../kit/draft';
import { FILM } from './common';

interface Sample {
  readonly props?: Readonly<Record<string, unknown>>;
  readonly styles?: Readonly<Record<string, unknown>>;
  readonly columns?: readonly (readonly DraftBlock[])[];
}

const WORDS =
  'Cut in small batches from cloth we would wear ourselves, sewn to be mended and kept for years.';

/** The content of each block on the page that shows every block. */
export function samplesOf({
  banner,
  story,
  closing,
}: PagePictures): Partial<Record<BlockType, Sample>> {
  const cell = (content: string) => [
    block('text', { content }, { border: '1px dashed #999999', textAlign: 'center' }),
  ];
  const cells = ['One', 'Two', 'Three', 'Four'].map(cell);
  return {
    box: { columns: cells },
    grid: { columns: cells },
    text: { props: { content: WORDS } },
    title: { props: { text: 'Made to be kept', subtitle: 'Small batches, honest cloth' } },
    image: {
      props: { src: story, alt: 'Clothes laid out side by side' },
      styles: { maxWidth: '360px' },
    },
    button: { props: { label: 'See the collection', targetUrl: '/shop' } },
    divider: {},
    banner: {
      props: {
        title: 'Autumn, quietly',
        subtitle: WORDS,
        buttonText: 'See what is new',
        buttonLink: '/shop',
        imageUrl: banner,
        imageUrls: [banner, story, closing],
        videoUrl: FILM,
        height: 320,
      },
    },
    video: { props: { src: FILM, height: 320 } },
    heroFeature: { props: { imageUrl: story } },
    product: { props: { totalProducts: 4, numberOfRows: 1 } },
    html: { props: { content: `<p><strong>Words of the shop’s own.</strong> ${WORDS}</p>` } },
    accordion: {
      props: {
        title: 'Questions and answers',
        isFirstOpen: true,
        items: [
          { question: 'How do I wash it?', answer: WORDS },
          { question: 'Can it be mended?', answer: `Yes.\n\n${WORDS}` },
        ],
      },
    },
    countdown: {
      props: {
        title: 'The new season opens soon',
        text: WORDS,
        endsAt: '2100-01-01T00:00:00.000Z',
        buttonText: 'Have a first look',
        targetUrl: '/shop',
      },
    },
    policy: {
      props: {
        content: `<h3>Returns</h3><p>${WORDS}</p><ul><li>30 days</li><li>Any reason</li></ul>`,
      },
    },
  };
}
