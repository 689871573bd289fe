import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui';
import { fragment } from '@/components/ui/fragment';
import { textSnippet, titleSnippet } from '@/core/rules/reviews/review-snippet';
import type { Opened } from '../details';
import * as messages from '../messages';
import layout from '../parts/layout.module.css';
import { Reviewer, ReviewPhoto, ReviewStars } from '../parts/review-parts';
import type { ShownReview, ShownReviews } from '../parts/use-shown-reviews';
import styles from './carousel.module.css';
import { PAGE_SIZE, useCarousel } from './use-carousel';

interface CarouselProps {
  shown: ShownReviews;
  /** Count of all, loaded or not. */
  total: number;
  onOpen: (opened: Opened) => void;
  onNeedMore: () => void;
}

/** The reviews as cards, 5 at a time where there is room, to be swiped elsewhere (spec 4). */
export function Carousel({ shown, total, onOpen, onNeedMore }: CarouselProps) {
  const { reviews, onBroken } = shown;
  const { first, visible, back, forth, stripProps } = useCarousel(reviews.length);
  const last = Math.min(first + visible, total);
  const isShort = first + visible + PAGE_SIZE > reviews.length && reviews.length < total;

  const isStepAwaited = useRef(false);

  // What did not come is asked for again by the next step.
  const goOn = () => {
    if (isShort) onNeedMore();
    isStepAwaited.current = last >= reviews.length;
    forth();
  };

  useEffect(() => {
    if (isShort) onNeedMore();
  }, [isShort, onNeedMore]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that had to wait is made when there are more
  useEffect(() => {
    if (isStepAwaited.current) forth();
    isStepAwaited.current = false;
  }, [reviews.length]);

  return (
    <>
      <div className={styles.bar}>
        <p className={styles.place} aria-live="polite">
          {last > first + 1 ? `${first + 1}–${last}` : last}
          {messages.outOf}
          {total}
        </p>
        <Arrow to="left" isDisabled={first === 0} onClick={back} />
        <Arrow to="right" isDisabled={last >= total} onClick={goOn} />
      </div>
      <ul className={`${layout.strip} ${styles.strip}`} {...stripProps}>
        {reviews.map((review) => (
          <li key={review.id} className={layout.card}>
            <ReviewCard
              review={review}
              onOpen={() => onOpen({ kind: 'review', id: review.id })}
              onBroken={onBroken}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ArrowProps {
  to: 'left' | 'right';
  isDisabled: boolean;
  onClick: () => void;
}

/** Button that stays in the tab order at its end, so that the keyboard is not thrown out of the carousel. */
function Arrow({ to, isDisabled, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={to === 'left' ? messages.previousReviews : messages.nextReviews}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name={`chevron-${to}`} />
    </button>
  );
}

/** Max photos below a card's text. */
const PHOTOS = 3;

interface ReviewCardProps {
  review: ShownReview;
  onOpen: () => void;
  onBroken: (address: string) => void;
}

function Card({ review, onOpen, onBroken }: ReviewCardProps) {
  const { comment, photos } = review;
  const title = titleSnippet(comment.title);
  return (
    <article className={styles.card}>
      <ReviewStars review={review} />
      {title && (
        <h3 className={styles.title} dir="auto">
          {title}
        </h3>
      )}
      <p className={styles.text} dir="auto">
        {textSnippet(comment.text)}
      </p>
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.slice(0, PHOTOS).map((address) => (
            <span key={address} className={styles.photo}>
              <ReviewPhoto
                photo={{ address, review }}
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
          {messages.readFullReview}
          <span className="visually-hidden">{messages.byReviewer(review.name)}</span>
        </button>
      </div>
    </article>
  );
}

/** A review cut short (spec 5); the whole card opens it. */
const ReviewCard =
  typeof window === 'undefined' ? fragment('review card', Card, ({ review }) => [review]) : Card;
