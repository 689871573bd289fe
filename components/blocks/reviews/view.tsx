import { reviewsBlock } from '@/core/blocks/reviews';
import { blockView, type ViewProps } from '../kit/block-view';

function ReviewsView({ root }: ViewProps<typeof reviewsBlock>) {
  return <div {...root} />;
}

export default blockView(reviewsBlock, ReviewsView);
