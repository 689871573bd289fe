import { beforeAll, describe, expect, it } from 'vitest';
import { firstPicture } from '@/blocks/layout/page-blocks';
import { readLayout } from '@/blocks/layout/read-layout';
import { renderOnServer } from './on-server';
import { loadViews } from './render-block';

const BANNER = { type: 'banner', props: { imageUrl: '/one.webp' } };
const IMAGE = { type: 'image', props: { src: '/three.webp' } };
const HERO = { type: 'heroFeature', props: { imageUrl: '/two.webp' } };

beforeAll(loadViews);

describe('the first picture of a page', () => {
  it.each([[[BANNER, HERO]], [[HERO, IMAGE]], [[IMAGE, BANNER]]])(
    'is fetched at once, those below when they come near [S3.311]',
    (layout) => {
      const [first, second] = renderOnServer([{ type: 'text' }, ...layout]).querySelectorAll('img');
      expect(first).toHaveAttribute('loading', 'eager');
      expect(first).toHaveAttribute('fetchpriority', 'high');
      expect(second).toHaveAttribute('loading', 'lazy');
    },
  );

  it('is found in containers too, and not where there is none [S3.311]', () => {
    const nodes = readLayout([{ type: 'box', children: [{ type: 'text' }, BANNER] }, HERO]);
    expect(firstPicture(nodes)).toBe(nodes[0]?.children[1]);
    expect(firstPicture(readLayout([{ type: 'text' }]))).toBeUndefined();
  });
});
