import {
  judgeReview,
  listWaitingReviews,
  type Verdict,
  type WaitingReview,
} from '@/backend/domain/reviews/moderate-reviews';
import { UsageError } from './run-command';
import type { Action } from './run-verbs';

/** Prints the reviews of a shop that wait to be judged. */
export function listReviews(host: string, { json }: { json: boolean }): Action {
  return async (db) => {
    const waiting = await listWaitingReviews(db, host);
    if (json) console.log(JSON.stringify(waiting, null, 2));
    else console.log(waiting.map(toText).join('\n\n') || 'No review waits.');
  };
}

/** Approves or rejects reviews of a shop by their ids. */
export function judgeReviews(host: string, verdict: Verdict, ids: readonly string[]): Action {
  if (ids.length === 0) throw new UsageError('Name the id of a review.');
  return async (db) => {
    for (const id of ids) {
      const exists = await judgeReview(db, host, id, verdict);
      if (!exists) throw new Error(`${host} has no review ${id}.`);
      console.log(`${verdict === 'approved' ? 'Approved' : 'Rejected'} ${id}.`);
    }
  };
}

function toText(review: WaitingReview): string {
  const { id, product, name, rating, title, text, photos, handedIn } = review;
  const about = `${rating} of 5 by ${name} for ${product ?? '(no product)'}`;
  const withPhotos = photos > 0 ? `, ${photos} ${photos === 1 ? 'photo' : 'photos'}` : '';
  const lines = [title, text].filter(Boolean).join('\n').replaceAll('\n', '\n  ');
  return `${id}  ${handedIn.toISOString().slice(0, 10)}  ${about}${withPhotos}\n  ${lines}`;
}
