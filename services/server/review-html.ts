import type { Review } from '@/core/model/review';
import { MAX_RATING } from '@/core/rules/reviews/rating';
import { dayText } from '@/core/values/date-text';
import { cutAtWord, htmlOf } from '@/core/values/plain-text';
import * as messages from './messages';
import type { ShownReviews } from './product-structured-data';

/** Longest text of a review in the first HTML, in characters: its card shows fewer. */
const TEXT_LENGTH = 300;

/** Returns the reviews of a product as HTML: the page has them before, and where no, scripts fetch the rest. */
export function reviewsHtml({ count, average, first }: ShownReviews, timeZone: string): string {
  const items = first.map((review) => reviewItem(review, timeZone));
  const summary = messages.ratedBy(average.toFixed(1), MAX_RATING, count);
  return `<h2>${messages.customerReviews}</h2><p>${summary}</p><ul>${items.join('')}</ul>`;
}

function reviewItem({ name, rating, date, comment }: Review, timeZone: string): string {
  const stars = '★'.repeat(Math.round(rating)).padEnd(MAX_RATING, '☆');
  const title = comment.title && `<h3 dir="auto">${htmlOf(comment.title)}</h3>`;
  return (
    `<li><p role="img" aria-label="${messages.starsOf(rating, MAX_RATING)}">${stars}</p>${title}` +
    `<p dir="auto">${htmlOf(cutAtWord(comment.text, TEXT_LENGTH))}</p>` +
    `<p>${htmlOf(name)}, <time>${dayText(date, timeZone, 'medium')}</time></p></li>`
  );
}
