import { useState } from 'react';
import buttons from '@/components/ui/button.module.css';
import type { Product } from '@/core/model/product';
import type { ReviewData } from '@/core/model/review';
import { useAppDispatch } from '@/store/hooks';
import { codeMissing } from '../code-missing';
import { DetailsDialog, loadDetails, type Opened } from '../details';
import layout from '../layout.module.css';
import { WriteReview } from '../write';
import { Carousel } from './carousel';
import { PhotoGrid } from './photo-grid';
import { RatingSummary } from './rating-summary';
import styles from './reviews-view.module.css';
import { useShownReviews } from './use-shown-reviews';

interface ReviewsViewProps {
  product: Product;
  data: ReviewData;
  onNeedMore: () => void;
}

/** Summary, customer photos and cards of a product's reviews (spec 2). */
export function ReviewsView({ product, data, onNeedMore }: ReviewsViewProps) {
  const shown = useShownReviews(data);
  // What was opened last stays while its dialog goes.
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const dispatch = useAppDispatch();
  const warmUp = () => void loadDetails().catch(() => undefined);
  const show = (next: Opened) => {
    setOpened(next);
    setIsOpen(true);
  };
  const open = (next: Opened) => {
    loadDetails().then(
      () => show(next),
      () => dispatch(codeMissing()),
    );
  };
  return (
    <section
      className={layout.section}
      aria-labelledby="product-reviews"
      onPointerEnter={warmUp}
      onFocus={warmUp}
    >
      <div className={layout.head}>
        <h2 id="product-reviews" className={styles.heading}>
          Customer reviews
        </h2>
        <WriteReview product={product} label="Write a review" className={buttons.secondary} />
      </div>
      <div className={layout.summary}>
        <RatingSummary data={data} />
        <PhotoGrid shown={shown} onOpen={open} />
      </div>
      <Carousel shown={shown} total={data.totalReviews} onOpen={open} onNeedMore={onNeedMore} />
      {opened && (
        <DetailsDialog
          isOpen={isOpen}
          opened={opened}
          shown={shown}
          onOpen={show}
          onClose={() => setIsOpen(false)}
          onNeedMore={onNeedMore}
        />
      )}
    </section>
  );
}
