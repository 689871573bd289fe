// @vitest-environment jsdom
import { assert, property } from 'fast-check';
import { expect, it, vi } from 'vitest';
import { ReviewsSection } from '@/components/product/extras/product-reviews/reviews-section';
import { reviewSchemas } from '@/core/calls/reviews.schema';
import { storeReviewsReceived } from '@/store/slices/shop';
import { product } from '../unit/product/fixtures';
import { renderInShop } from '../unit/product/render';
import { review, reviewData } from '../unit/reviews/review-fixtures';
import { mutated } from './mutations';
import { RUNS } from './runs';

// What an answer claims to have beyond what it holds is asked for, and does not come.
vi.mock('@/services/browser-client', () => ({ callBackend: () => Promise.reject(new Error()) }));

const SOUND = reviewData([review(1, { image: '/media/a-1.webp,/media/b-2.webp' }), review(2)], {
  totalPhotos: 2,
});

it(`${RUNS} mutated answers leave no blank place: reviews, the offer to begin, or an error`, () => {
  const { container, store, rerender } = renderInShop(null);
  let run = 0;
  assert(
    property(mutated(SOUND), (answer) => {
      const { data } = reviewSchemas.storeReviews.response.safeParse(answer);
      if (!data) return;
      run += 1;
      store.dispatch(storeReviewsReceived(data));
      rerender(<ReviewsSection key={run} product={product()} count={2} awaited={null} />);
      expect(container.textContent).toMatch(/Customer reviews|Write the first review/);
    }),
    { numRuns: RUNS },
  );
  expect(run).toBeGreaterThan(RUNS / 20);
});
