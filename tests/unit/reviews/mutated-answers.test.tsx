// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { ReviewsSection } from '@/components/reviews/section';
import { readReviewData } from '@/core/rules/read-review-data';
import { storeReviewsReceived } from '@/store/slices/shop';
import { product } from '../product/fixtures';
import { renderInShop } from '../product/render';
import { review, reviewData } from './review-fixtures';

// What an answer claims to have beyond what it holds is asked for, and does not come.
vi.mock('@/services/browser-client', () => ({ callBackend: () => Promise.reject(new Error()) }));

const SOUND = reviewData([review(1, { image: '/media/a-1.webp,/media/b-2.webp' }), review(2)], {
  totalPhotos: 2,
});
const PATHS: string[][] = [
  [],
  ...Object.keys(SOUND).map((key) => [key]),
  ...['1', '5', 'x'].map((star) => ['ratingDistribution', star]),
  ...['0', '1', '2'].map((place) => ['reviews', place]),
  ...Object.keys(review(1)).flatMap((key) => [
    ['reviews', '0', key],
    ['reviews', '1', key],
  ]),
  ['reviews', '0', 'comment', 'title'],
  ['reviews', '1', 'comment', 'text'],
];

const odd = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(-1, 0, 5.5, 1e308, 1e-308, '', '__proto__', 'not a date', '9'.repeat(40)),
  fc.constant(undefined),
);
const mutation = fc.record({ path: fc.constantFrom(...PATHS), value: odd });

function change(target: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof target !== 'object' || target === null) return target;
  const changed = change(Reflect.get(target, key), rest, value);
  if (Array.isArray(target)) return Object.assign([...target], { [key]: changed });
  return { ...target, [key]: changed };
}

it('2,000 mutated answers leave no blank place: reviews, or the offer to begin', () => {
  const { container, store, rerender } = renderInShop(null);
  let run = 0;
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 4 }), (mutations) => {
      const answer = mutations.reduce<unknown>(
        (before, { path, value }) => change(before, path, value),
        SOUND,
      );
      run += 1;
      store.dispatch(storeReviewsReceived(readReviewData(answer)));
      rerender(<ReviewsSection key={run} product={product()} count={2} />);
      expect(container.textContent).toMatch(/Customer reviews|Write the first review/);
    }),
    { numRuns: 2000 },
  );
}, 240_000);
