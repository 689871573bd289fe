import { useState } from 'react';
import type { WaitingReview } from '@/core/model/operations';
import { judgeReview, loadReviews } from '@/services/operations';
import { useAnswer } from '../data/use-answer';
import { useDomain } from '../data/use-domain';
import { pageNumber, usePlace } from '../data/use-place';
import { Office } from '../office/office';
import { useWaiting } from '../office/waiting';
import list from '../ui/list.module.css';
import { Pager } from '../ui/pager';
import { Answered, Empty, Told } from '../ui/states';
import { ReviewCard } from './review-card';

/** The reviews that wait for the shop's word. */
export function Reviews() {
  return (
    <Office page="reviews" title="Reviews">
      <WaitingReviews />
    </Office>
  );
}

function WaitingReviews() {
  const domain = useDomain();
  const { get, go } = usePlace();
  const { recount } = useWaiting();
  const [told, setTold] = useState('');
  const page = pageNumber(get('p'));
  const { answer, reload } = useAnswer(`${domain} ${page}`, () => loadReviews({ domain, page }));

  const judge = async ({ id, name }: WaitingReview, verdict: 'approved' | 'rejected') => {
    await judgeReview({ domain, id, verdict });
    const done = verdict === 'approved' ? 'is on the shop now' : 'is rejected';
    setTold(`The review by ${name} ${done}.`);
    reload();
    recount();
  };
  return (
    <>
      <Told>{told}</Told>
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
            <Empty title="No review waits">
              New ones stand here until you approve or reject them.
            </Empty>
          )
        }
      </Answered>
    </>
  );
}
