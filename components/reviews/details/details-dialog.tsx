import { useEffect, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import * as messages from '../messages';
import { Reviewer, ReviewPhoto, ReviewStars } from '../parts/review-parts';
import type { Opened, ShownReview, ShownReviews } from '../parts/use-shown-reviews';
import styles from './all-photos.module.css';

interface DetailsDialogProps {
  isOpen: boolean;
  opened: Opened;
  shown: ShownReviews;
  onOpen: (opened: Opened) => void;
  onClose: () => void;
  onNeedMore: () => void;
}

const WIDTH_PX = 820;

/** A review whole, or all customer photos, of which each leads to its review (spec 2, 4). */
export function DetailsDialog(props: DetailsDialogProps) {
  const { isOpen, opened, shown, onOpen, onClose, onNeedMore } = props;
  const isAllPhotos = opened.kind === 'photos';
  const isShort = isOpen && isAllPhotos && shown.photos.length < shown.photoCount;
  const review = opened.kind === 'review' ? reviewOf(shown, opened.id) : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come may not be all yet
  useEffect(() => {
    if (isShort) onNeedMore();
  }, [isShort, onNeedMore, shown.photos.length]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isAllPhotos ? messages.customerPhotos : messages.reviewDetails}
      width={WIDTH_PX}
    >
      {isAllPhotos && <AllPhotos shown={shown} onOpen={onOpen} />}
      {review && opened.kind === 'review' && (
        <ReviewDetails
          key={`${review.id} ${opened.photo}`}
          review={review}
          firstPhoto={opened.photo}
          onBroken={shown.onBroken}
        />
      )}
    </Dialog>
  );
}

/** One of the list, or one that is there for its photos alone. */
const reviewOf = ({ reviews, photos }: ShownReviews, id: string): ShownReview | undefined =>
  reviews.find((review) => review.id === id) ??
  photos.find(({ review }) => review.id === id)?.review;

function AllPhotos({ shown, onOpen }: Pick<DetailsDialogProps, 'shown' | 'onOpen'>) {
  const { photos, onBroken } = shown;
  return (
    <ul className={styles.grid}>
      {photos.map((photo) => (
        <li key={photo.address}>
          <button
            type="button"
            className={styles.tile}
            onClick={() => onOpen({ kind: 'review', id: photo.review.id, photo: photo.address })}
          >
            <ReviewPhoto
              photo={photo}
              sizes="(min-width: 600px) 190px, 30vw"
              maxWidth={480}
              onBroken={onBroken}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ReviewDetailsProps {
  review: ShownReview;
  firstPhoto: string | undefined;
  onBroken: (address: string) => void;
}

function ReviewDetails(props: ReviewDetailsProps) {
  const { review } = props;
  const { comment, photos } = review;
  return (
    <article className={photos.length > 0 ? styles.withPhotos : styles.review}>
      <Photos {...props} />
      <div className={styles.words}>
        <ReviewStars review={review} />
        {comment.title && (
          <h3 className={styles.title} dir="auto">
            {comment.title}
          </h3>
        )}
        <p className={styles.text} dir="auto">
          {comment.text}
        </p>
        <Reviewer review={review} />
      </div>
    </article>
  );
}

function Photos({ review, firstPhoto, onBroken }: ReviewDetailsProps) {
  const [chosen, setChosen] = useState(firstPhoto);
  const { photos } = review;
  const current = photos.find((address) => address === chosen) ?? photos[0];
  if (!current) return null;
  return (
    <div>
      <div className={styles.large}>
        <ReviewPhoto
          key={current}
          photo={{ address: current, review }}
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
                  photo={{ address, review }}
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
