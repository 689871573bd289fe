import { Stars } from '@/components/ui';
import type { ReviewData } from '@/core/model/review';
import { MAX_RATING } from '@/core/rules/rating';
import styles from './rating-summary.module.css';

const STARS = Array.from({ length: MAX_RATING }, (_, index) => MAX_RATING - index);

/** What all reviews come to, and how many gave each star (spec 2, 3). */
export function RatingSummary({ data }: { data: ReviewData }) {
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
        <p className={styles.total}>
          {totalReviews === 1 ? '1 review' : `${totalReviews.toLocaleString('en-US')} reviews`}
        </p>
      </div>
      <ul className={styles.bars} aria-label="Reviews by stars">
        {STARS.map((star, place) => (
          <StarBar key={star} star={star} count={counts[place] ?? 0} of={rated} />
        ))}
      </ul>
    </>
  );
}

interface StarBarProps {
  star: number;
  count: number;
  of: number;
}

function StarBar({ star, count, of }: StarBarProps) {
  const share = of === 0 ? 0 : Math.round((count / of) * 100);
  return (
    <li className={styles.row}>
      <span className={styles.star}>{star === 1 ? '1 star' : `${star} stars`}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.filled} style={{ width: `${share}%` }} />
      </span>
      <span className={styles.count}>{count.toLocaleString('en-US')}</span>
      <span className={styles.share}>{share}%</span>
    </li>
  );
}
