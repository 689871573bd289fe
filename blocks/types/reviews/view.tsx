import type { ReactNode } from 'react';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { useBlockData } from '@/blocks/view-kit/contexts';
import { partStyle } from '@/blocks/view-kit/part-style';
import { Still } from '@/blocks/view-kit/still';
import { ShopReviews } from '@/components/reviews';
import { onDemand } from '@/components/ui/on-demand';
import { showsReviews } from '@/core/rules/reviews/shop-reviews';
import { useSettings } from '@/hooks/use-shop';
import { reviewsBlock } from './definition';
import styles from './reviews.module.css';

/** Brings samples along, which hardly a shopper needs. */
const FetchedReviews = onDemand(async () => (await import('./fetched-reviews')).FetchedReviews);

/** Reviews of the shop's products (spec 4): hidden if disabled, without any, or before settings, not while designing. */
function ReviewsBlockView({ block, root, mode }: ViewProps<typeof reviewsBlock>) {
  const brought = useBlockData({ kind: 'reviews' });
  const settings = useSettings();
  const isMissing = brought === undefined || (mode === 'edit' && brought.reviews.length === 0);
  const isShown = showsReviews(settings) && brought?.reviews.length !== 0;
  if (!isShown && mode === 'live') return null;

  const frame = (content: ReactNode) => (
    <div
      {...root}
      className={`${root.className} ${styles.reviews}`}
      style={{ ...root.style, ...partStyle(block.styles) }}
    >
      <Still mode={mode}>{content}</Still>
    </div>
  );
  if (isMissing) return <FetchedReviews mode={mode} frame={frame} />;
  return frame(<ShopReviews brought={brought} />);
}

export default blockView(reviewsBlock, ReviewsBlockView);
