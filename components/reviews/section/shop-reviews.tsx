import { useCallback, useRef, useState } from 'react';
import type { ReviewData } from '@/core/model/review';
import { FIRST_REVIEWS } from '@/core/rules/reviews/shop-reviews';
import { useShop } from '@/hooks/use-shop';
import { ReviewsView } from './reviews-view';

/** The reviews of a shop (spec 4): those that the page has brought along, more when they are asked for. */
export function ShopReviews({ brought }: { brought: ReviewData }) {
  const { data, loadMore } = useShopReviews(brought);
  return <ReviewsView data={data} onNeedMore={loadMore} />;
}

/** Reviews of a shop, the first of which came with the page: further ones are rendered, then fetched, as needed. */
function useShopReviews(brought: ReviewData) {
  const { hostname, settings } = useShop();
  const [data, setData] = useState(() => ({
    ...brought,
    reviews: brought.reviews.slice(0, FIRST_REVIEWS),
  }));
  const isLoading = useRef(false);

  const loadMore = useCallback(() => {
    if (isLoading.current || data.reviews.length >= data.totalReviews) return;
    isLoading.current = true;
    import('./more-shop-reviews')
      .then(({ withMore }) => withMore(data, { brought, domain: hostname, settings }))
      .then(setData)
      .catch(() => undefined)
      .finally(() => {
        isLoading.current = false;
      });
  }, [data, brought, hostname, settings]);

  return { data, loadMore };
}
