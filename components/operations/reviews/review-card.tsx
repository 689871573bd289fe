import { Button } from '@/components/kit/button';
import type { WaitingReview } from '@/core/model/operations';
import { productHref } from '@/core/rules/address/product-address';
import { useSending } from '../data/use-sending';
import { FailureNote } from '../ui/failure-note';
import list from '../ui/list.module.css';
import { Moment } from '../ui/moment';
import { Photos } from '../ui/photos';

interface ReviewCardProps {
  review: WaitingReview;
  onJudge: (verdict: 'approved' | 'rejected') => Promise<void>;
  /** Told that somebody else has judged it. */
  onStale: () => void;
}

const MOST_STARS = 5;

/** A review as it was handed in, to be judged. */
export function ReviewCard({ review, onJudge, onStale }: ReviewCardProps) {
  const { name, rating, title, text, photos, handedIn, product, slug } = review;
  const { isSending, failure, send } = useSending();
  const stars = '★'.repeat(rating).padEnd(MOST_STARS, '☆');
  return (
    <article className={list.card} aria-busy={isSending}>
      <header className={list.head}>
        <h2>{title || `Review by ${name}`}</h2>
        <p>
          <span aria-hidden="true">{stars}</span>
          <span className="visually-hidden">{rating} of 5 stars</span>
        </p>
      </header>
      <p className={list.muted}>
        {name}, <Moment at={handedIn} />
        {product && ' about '}
        {slug ? (
          <a href={productHref({ id: slug, slug })} target="_blank" rel="noreferrer">
            {product}
          </a>
        ) : (
          product
        )}
      </p>
      <p className={list.text}>{text}</p>
      <Photos photos={photos} of={`the photos by ${name}`} />
      {failure && <FailureNote failure={failure} onStale={onStale} />}
      <div className={list.buttons}>
        <Button
          look="primary"
          isBusy={isSending}
          onClick={() => send(() => onJudge('approved'))}
          aria-label={`Approve the review by ${name}`}
        >
          Approve
        </Button>
        <Button
          isBusy={isSending}
          onClick={() => send(() => onJudge('rejected'))}
          aria-label={`Reject the review by ${name}`}
        >
          Reject
        </Button>
      </div>
    </article>
  );
}
