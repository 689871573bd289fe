import { textSnippet, titleSnippet } from '@/core/rules/reviews/review-snippet';
import { ReviewPhoto } from '../parts/review-photo';
import { ReviewStars } from '../parts/review-stars';
import { Reviewer } from '../parts/reviewer';
import type { ShownReview } from '../parts/use-shown-reviews';
import styles from './review-card.module.css';

/** As many photos as fit below a card's text. */
const PHOTOS = 3;

interface ReviewCardProps {
  review: ShownReview;
  onOpen: () => void;
  onBroken: (address: string) => void;
}

/** A review cut short (spec 5); the whole card opens it. */
export function ReviewCard({ review, onOpen, onBroken }: ReviewCardProps) {
  const { comment, photos } = review;
  const title = titleSnippet(comment.title);
  return (
    <article className={styles.card}>
      <ReviewStars review={review} />
      {title && <h3 className={styles.title}>{title}</h3>}
      <p className={styles.text}>{textSnippet(comment.text)}</p>
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.slice(0, PHOTOS).map((address) => (
            <span key={address} className={styles.photo}>
              <ReviewPhoto
                address={address}
                alt=""
                sizes="48px"
                maxWidth={160}
                onBroken={onBroken}
              />
            </span>
          ))}
        </div>
      )}
      <div className={styles.foot}>
        <Reviewer review={review} />
        <button type="button" className={styles.open} onClick={onOpen}>
          Read full review <span className="visually-hidden">by {review.name}</span>
        </button>
      </div>
    </article>
  );
}
