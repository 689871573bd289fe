import type { ReviewData } from '@/core/model/review';
import { ReviewsView } from './reviews-view';
import { useShopReviews } from './use-shop-reviews';

/** The reviews of a shop (spec 4): those that the page has brought along, more when they are asked for. */
export function ShopReviews({ brought }: { brought: ReviewData }) {
  const { data, loadMore } = useShopReviews(brought);
  return <ReviewsView data={data} onNeedMore={loadMore} />;
}
