import { type ReactNode, useId, useState } from 'react';
import type { ReviewData } from '@/core/model/review';
import { useAppDispatch } from '@/store/hooks';
import { codeMissing } from '../code-missing';
import { DetailsDialog, loadDetails, type Opened } from '../details';
import layout from '../layout.module.css';
import { Carousel } from './carousel';
import { PhotoGrid } from './photo-grid';
import { RatingSummary } from './rating-summary';
import styles from './reviews-view.module.css';
import { useShownReviews } from './use-shown-reviews';

interface ReviewsViewProps {
  data: ReviewData;
  onNeedMore: () => void;
  /** What stands beside the heading. */
  children?: ReactNode;
}

/** Reviews: what they come to, customer photos and cards (spec 2). */
export function ReviewsView({ data, onNeedMore, children }: ReviewsViewProps) {
  const headingId = useId();
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
      aria-labelledby={headingId}
      onPointerEnter={warmUp}
      onFocus={warmUp}
    >
      <div className={layout.head}>
        <h2 id={headingId} className={styles.heading}>
          Customer reviews
        </h2>
        {children}
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
