import { Stars } from '@/components/ui';
import { productRating, type ReviewSummary } from '@/core/rules/catalogue/product-rating';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from '@/store/slices/shop';
import * as messages from '../messages';
import styles from './rating-line.module.css';

interface RatingLineProps {
  firstPicture: string;
  /** Null where no reviews are shown or there are none. */
  reviews: ReviewSummary | null;
}

/** A product's stars and how many reviews it has, as the shop's settings allow (spec 9). */
export function RatingLine({ firstPicture, reviews }: RatingLineProps) {
  const settings = useAppSelector(selectSettings);
  const rating = productRating(firstPicture, reviews, settings);
  if (rating === null) return null;
  return (
    <p className={styles.line}>
      <span className={styles.stars}>
        <Stars rating={rating} />
      </span>
      {reviews && (
        <span>{reviews.count === 1 ? '1 review' : messages.reviewCount(reviews.count)}</span>
      )}
    </p>
  );
}
