import { useState } from 'react';
import { Button } from '@/components/kit/button';
import type { WaitingReview } from '@/core/model/operations';
import { productHref } from '@/core/rules/address/product-address';
import { judgeReview, loadReviews } from '@/services/operations';
import { useAnswer } from '../data/use-answer';
import { useDomain } from '../data/use-domain';
import { pageNumber, usePlace } from '../data/use-place';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { Office } from '../office/office';
import { useWaiting } from '../office/waiting';
import { DateTime } from '../ui/date-time';
import { FailureNote } from '../ui/failure-note';
import list from '../ui/list.module.css';
import { Pager } from '../ui/pager';
import { Photos } from '../ui/photos';
import { Answered, Empty, Notice } from '../ui/states';

/** The reviews that wait for the shop's word. */
export function Reviews() {
  return (
    <Office page="reviews" title={messages.reviews}>
      <WaitingReviews />
    </Office>
  );
}

function WaitingReviews() {
  const domain = useDomain();
  const { get, go } = usePlace();
  const { recount } = useWaiting();
  const [notice, setNotice] = useState('');
  const page = pageNumber(get('p'));
  const { answer, reload } = useAnswer(`${domain} ${page}`, () => loadReviews({ domain, page }));

  const judge = async ({ id, name }: WaitingReview, verdict: 'approved' | 'rejected') => {
    await judgeReview({ domain, id, verdict });
    const done = verdict === 'approved' ? messages.publishedNow : 'is rejected';
    setNotice(messages.reviewHandled(name, done));
    reload();
    recount();
  };
  return (
    <>
      <Notice>{notice}</Notice>
      <Answered answer={answer} reload={reload} rows={4}>
        {({ entries, total }) =>
          entries.length > 0 ? (
            <>
              <ul className={list.list}>
                {entries.map((review) => (
                  <li key={review.id}>
                    <ReviewCard
                      review={review}
                      onJudge={(verdict) => judge(review, verdict)}
                      onStale={reload}
                    />
                  </li>
                ))}
              </ul>
              <Pager
                of="reviews"
                page={page}
                total={total}
                onPage={(next) => go({ p: String(next) })}
              />
            </>
          ) : (
            <Empty title={messages.noReviews}>{messages.noReviewsHint}</Empty>
          )
        }
      </Answered>
    </>
  );
}

interface ReviewCardProps {
  review: WaitingReview;
  onJudge: (verdict: 'approved' | 'rejected') => Promise<void>;
  onStale: () => void;
}

const MOST_STARS = 5;

/** A review as it was handed in, to be judged. */
function ReviewCard({ review, onJudge, onStale }: ReviewCardProps) {
  const { name, rating, title, text, photos, handedIn, product, slug } = review;
  const { isSending, failure, send } = useSending();
  const stars = '★'.repeat(rating).padEnd(MOST_STARS, '☆');
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
      <Photos photos={photos} of={messages.photosOf(name)} />
      {failure && <FailureNote failure={failure} onStale={onStale} />}
      <div className={list.buttons}>
        <Button
          look="primary"
          isBusy={isSending}
          onClick={() => send(() => onJudge('approved'))}
          aria-label={messages.approveReviewBy(name)}
        >
          {messages.approve}
        </Button>
        <Button
          isBusy={isSending}
          onClick={() => send(() => onJudge('rejected'))}
          aria-label={messages.rejectReviewBy(name)}
        >
          {messages.reject}
        </Button>
      </div>
    </article>
  );
}
