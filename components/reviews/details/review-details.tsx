import { useState } from 'react';
import { altOf } from '../parts/photo-alt';
import { ReviewPhoto } from '../parts/review-photo';
import { ReviewStars } from '../parts/review-stars';
import { Reviewer } from '../parts/reviewer';
import type { ShownReview } from '../parts/use-shown-reviews';
import styles from './review-details.module.css';

interface ReviewDetailsProps {
  review: ShownReview;
  firstPhoto: string | undefined;
  onBroken: (address: string) => void;
}

/** A review with its full text (spec 5) and its photos. */
export function ReviewDetails({ review, firstPhoto, onBroken }: ReviewDetailsProps) {
  const { comment, photos } = review;
  return (
    <article className={photos.length > 0 ? styles.withPhotos : styles.review}>
      <Photos review={review} first={firstPhoto} onBroken={onBroken} />
      <div className={styles.words}>
        <ReviewStars review={review} />
        {comment.title && <h3 className={styles.title}>{comment.title}</h3>}
        <p className={styles.text}>{comment.text}</p>
        <Reviewer review={review} />
      </div>
    </article>
  );
}

interface PhotosProps {
  review: ShownReview;
  first: string | undefined;
  onBroken: (address: string) => void;
}

function Photos({ review, first, onBroken }: PhotosProps) {
  const [chosen, setChosen] = useState(first);
  const { photos } = review;
  const current = photos.find((address) => address === chosen) ?? photos[0];
  if (!current) return null;
  return (
    <div>
      <div className={styles.large}>
        <ReviewPhoto
          key={current}
          address={current}
          alt={altOf({ address: current, review })}
          sizes="(min-width: 700px) 380px, 100vw"
          maxWidth={960}
          onBroken={onBroken}
        />
      </div>
      {photos.length > 1 && (
        <ul className={styles.choices}>
          {photos.map((address) => (
            <li key={address}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={address === current}
                onClick={() => setChosen(address)}
              >
                <ReviewPhoto
                  address={address}
                  alt={altOf({ address, review })}
                  sizes="64px"
                  maxWidth={160}
                  onBroken={onBroken}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
