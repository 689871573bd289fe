import { beforeAll, expect, it } from 'vitest';
import { BLOCK_TYPES } from '@/blocks/kit/block-types';
import { blockSamples } from './block-samples';
import { layoutHtml, loadViews } from './render-block';

/** Spec 3, "Components that may have a background". */
const WITH_BACKGROUND: readonly string[] = [
  ...['grid', 'box', 'text', 'button', 'image', 'video', 'product', 'categories'],
  ...['subscribe', 'html'],
];

const BACKGROUND = {
  backgroundColor: '#123456',
  backgroundImage: '/paper.webp',
  backgroundSize: '12px',
  backgroundPosition: '34px',
  backgroundRepeat: 'repeat-y',
};

beforeAll(loadViews);

it.each(BLOCK_TYPES)(
  '%s has a background where its type may have one, else none [S3.156]',
  (type) => {
    const props = { content: 'Words', src: '/film.mp4', text: 'Words', label: 'Words' };
    const html = layoutHtml([{ type, props, styles: BACKGROUND }], blockSamples);
    expect(html).not.toBe('');
    const shows = ['#123456', '/paper.webp'].map((value) => html.includes(value));
    const isExpected = WITH_BACKGROUND.includes(type);
    expect(shows).toEqual([isExpected, isExpected]);
  },
);
