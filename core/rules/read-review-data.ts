import type { Review, ReviewData } from '../model/review';
import { MAX_RATING } from './rating';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reviews as another backend may send them: what is no review is left out, what a review lacks is
 * filled in, and a summary that does not hold is made from the reviews themselves.
 */
export function readReviewData(answer: unknown): ReviewData {
  const fields = fieldsOf(answer);
  const list = Array.isArray(fields.reviews) ? fields.reviews : [];
  const reviews = withoutRepeats(list.map(readReview).filter((review) => review !== null));
  const totalPhotos = countOf(fields.totalPhotos);
  return {
    reviews,
    totalReviews: Math.max(countOf(fields.totalReviews), reviews.length),
    averageRating: ratingOf(fields.averageRating) || averageOf(reviews),
    ratingDistribution: distributionOf(fields.ratingDistribution, reviews),
    ...(totalPhotos > 0 && { totalPhotos }),
  };
}

/** Two lists in order; a review that moved between two answers stands once. */
export function withoutRepeats(reviews: readonly Review[]): Review[] {
  return [...new Map(reviews.map((review) => [review.id, review])).values()];
}

function readReview(value: unknown, place: number): Review | null {
  const fields = fieldsOf(value);
  const rating = ratingOf(fields.rating);
  const name = textOf(fields.name);
  if (!rating || !name) return null;
  const comment = fieldsOf(fields.comment);
  return {
    id: textOf(fields.id) || `review-${place}`,
    name,
    rating,
    date: textOf(fields.date),
    comment: { title: textOf(comment.title), text: textOf(comment.text) },
    image: textOf(fields.image),
    verified: fields.verified === true,
    helpful: fields.helpful === true,
    flag: textOf(fields.flag),
    productId: textOf(fields.productId),
    category: textOf(fields.category),
  };
}

function distributionOf(value: unknown, reviews: readonly Review[]): Record<string, number> {
  const stars = Array.from({ length: MAX_RATING }, (_, index) => index + 1);
  const counted = fieldsOf(value);
  const isThere = stars.some((star) => countOf(counted[star]) > 0);
  const countFor = (star: number) =>
    isThere
      ? countOf(counted[star])
      : reviews.filter(({ rating }) => Math.round(rating) === star).length;
  return Object.fromEntries(stars.map((star) => [star, countFor(star)]));
}

function averageOf(reviews: readonly Review[]): number {
  const points = reviews.reduce((sum, { rating }) => sum + rating, 0);
  return reviews.length === 0 ? 0 : points / reviews.length;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** 0 for what is no rating. */
function ratingOf(value: unknown): number {
  const isRating = typeof value === 'number' && value > 0 && value <= MAX_RATING;
  return isRating ? value : 0;
}

function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}
