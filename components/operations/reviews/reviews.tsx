import { useAuth } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { DateTime } from '@/components/ui';
import type { WaitingReview } from '@/core/model/operations';
import { productHref } from '@/core/rules/address/product-address';
import { judgeReview, loadReviews } from '@/services/operations';
import { shopPageAddress } from '@/services/shop-page-address';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { Office } from '../office/office';
import list from '../ui/list.module.css';
import { HandledList, type Handling } from '../ui/paged-list';
import { Photos } from '../ui/photos';
import { Empty, FailureNote } from '../ui/states';

export function Reviews() {
  return (
    <Office page="reviews" title={messages.reviews}>
      <HandledList
        of="reviews"
        load={loadReviews}
        empty={<Empty title={messages.noReviews}>{messages.noReviewsHint}</Empty>}
      >
        {(review, handling) => <ReviewCard review={review} {...handling} />}
      </HandledList>
    </Office>
  );
}

const MOST_STARS = 5;

function ReviewCard({ review, onDone, onStale }: Handling & { review: WaitingReview }) {
  const { id, name, rating, title, text, photos, handedIn, product, slug } = review;
  const { domain, isSending, failure, send } = useSending();
  const { can } = useAuth();
  const stars = '★'.repeat(rating).padEnd(MOST_STARS, '☆');
  const judge = (verdict: 'approved' | 'rejected') =>
    send(async () => {
      await judgeReview({ domain, id, verdict });
      onDone(messages.reviewHandled(name, verdict));
    });
  return (
    <article className={list.card} aria-busy={isSending}>
      <header className={list.head}>
        <h2>{title || messages.reviewBy(name)}</h2>
        <p>
          <span aria-hidden="true">{stars}</span>
          <span className="visually-hidden">{messages.ofStars(rating)}</span>
        </p>
      </header>
      <p className={list.muted}>
        {name}, <DateTime at={handedIn} />
        {product && messages.about}
        {slug ? (
          <a
            href={shopPageAddress(productHref({ id: slug, slug }))}
            target="_blank"
            rel="noreferrer"
          >
            {product}
          </a>
        ) : (
          product
        )}
      </p>
      <p className={list.text} dir="auto">
        {text}
      </p>
      <Photos photos={photos} of={messages.photosOf(name)} />
      {failure && <FailureNote failure={failure} onStale={onStale} />}
      {can('service.write') && (
        <div className={list.buttons}>
          <Button
            look="primary"
            isBusy={isSending}
            onClick={() => judge('approved')}
            aria-label={messages.approveReviewBy(name)}
          >
            {messages.approve}
          </Button>
          <Button
            isBusy={isSending}
            onClick={() => judge('rejected')}
            aria-label={messages.rejectReviewBy(name)}
          >
            {messages.reject}
          </Button>
        </div>
      )}
    </article>
  );
}
