import { Stars } from '@/components/ui';
import type { Review } from '@/core/model/review';
import * as messages from '../messages';
import styles from './review-stars.module.css';

/** Stars of a review and its helpful votes (spec 3). */
export function ReviewStars({ review }: { review: Review }) {
  return (
    <p className={styles.line}>
      <Stars rating={review.rating} />
      {review.helpful && <span className={styles.helpful}>{messages.foundHelpful}</span>}
    </p>
  );
}
