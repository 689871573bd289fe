import { type ReactNode, useId, useState } from 'react';
import { Stars } from '@/components/ui';
import type { ReviewData } from '@/core/model/review';
import { MAX_RATING } from '@/core/rules/reviews/rating';
import { PHOTO_THUMBNAILS } from '@/core/rules/reviews/shop-reviews';
import { useAppDispatch } from '@/store/hooks';
import { codeMissing, DetailsDialog, loadDetails, type Opened } from '../details';
import * as messages from '../messages';
import layout from '../parts/layout.module.css';
import { ReviewPhoto } from '../parts/review-parts';
import { type ShownReviews, useShownReviews } from '../parts/use-shown-reviews';
import { Carousel } from './carousel';
import photoGrid from './photo-grid.module.css';
import styles from './reviews-view.module.css';

interface ReviewsViewProps {
  data: ReviewData;
  onNeedMore: () => void;
  /** Content beside the heading. */
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
          {messages.customerReviews}
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

const STARS = Array.from({ length: MAX_RATING }, (_, index) => MAX_RATING - index);

function RatingSummary({ data }: { data: ReviewData }) {
  const { averageRating, totalReviews, ratingDistribution } = data;
  const counts = STARS.map((star) => ratingDistribution[star] ?? 0);
  const rated = counts.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <div className={styles.score}>
        <p className={styles.average}>
          {averageRating.toFixed(1)}
          <span className={styles.outOf}> / {MAX_RATING}</span>
        </p>
        <p className={styles.stars}>
          <Stars rating={averageRating} />
        </p>
        <p className={styles.total}>{messages.reviewCount(totalReviews)}</p>
      </div>
      <ul className={styles.bars} aria-label={messages.reviewsByStars}>
        {STARS.map((star, place) => (
          <StarBar key={star} star={star} count={counts[place] ?? 0} of={rated} />
        ))}
      </ul>
    </>
  );
}

function StarBar({ star, count, of }: { star: number; count: number; of: number }) {
  const share = of === 0 ? 0 : Math.round((count / of) * 100);
  return (
    <li className={styles.row}>
      <span className={styles.star}>{messages.stars(star)}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.filled} style={{ width: `${share}%` }} />
      </span>
      <span className={styles.count}>{count.toLocaleString('en-US')}</span>
      <span className={styles.share}>{share}%</span>
    </li>
  );
}

/** The customers' photos: each opens its review, the number behind them opens all. */
function PhotoGrid({ shown, onOpen }: { shown: ShownReviews; onOpen: (opened: Opened) => void }) {
  const { photos, photoCount, onBroken } = shown;
  // No more than at first, whatever is loaded: what stands below would move.
  const [thumbnails] = useState(Math.min(photos.length, PHOTO_THUMBNAILS));
  if (photos.length === 0 || thumbnails === 0) return null;
  const more = photoCount - Math.min(photos.length, thumbnails);
  return (
    <div className={photoGrid.photos}>
      <h3 className={photoGrid.heading}>{messages.customerPhotos}</h3>
      <ul className={photoGrid.grid}>
        {photos.slice(0, thumbnails).map((photo) => (
          <li key={photo.address}>
            <button
              type="button"
              className={photoGrid.tile}
              onClick={() => onOpen({ kind: 'review', id: photo.review.id, photo: photo.address })}
            >
              <ReviewPhoto
                photo={photo}
                sizes="(min-width: 1200px) 118px, 72px"
                maxWidth={236}
                onBroken={onBroken}
              />
            </button>
          </li>
        ))}
        {more > 0 && (
          <li>
            <button
              type="button"
              className={photoGrid.more}
              aria-label={messages.morePhotos(more)}
              onClick={() => onOpen({ kind: 'photos' })}
            >
              +{more}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
