import { useCallback, useRef, useState } from 'react';
import type { ReviewData } from '@/core/model/review';
import { FIRST_REVIEWS } from '@/core/rules/reviews/shop-reviews';
import { useShop } from '@/hooks/use-shop';
import { ReviewsView } from './reviews-view';

/** Reviews of a shop (spec 4): the first came with the page, further ones are rendered, then fetched, as needed. */
export function ShopReviews({ brought }: { brought: ReviewData }) {
  const { hostname: domain, reviewCategories } = useShop();
  const [data, setData] = useState(() => ({
    ...brought,
    reviews: brought.reviews.slice(0, FIRST_REVIEWS),
  }));
  const isLoading = useRef(false);

  const loadMore = useCallback(() => {
    if (isLoading.current || data.reviews.length >= data.totalReviews) return;
    isLoading.current = true;
    import('./more-shop-reviews')
      .then(({ withMore }) => withMore(data, { brought, domain, reviewCategories }))
      .then(setData)
      .catch(() => undefined)
      .finally(() => {
        isLoading.current = false;
      });
  }, [data, brought, domain, reviewCategories]);

  return <ReviewsView data={data} onNeedMore={loadMore} />;
}
