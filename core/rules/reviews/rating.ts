import type { ShopSettings } from '../../model/design';

/** The highest rating (spec 9). */
export const MAX_RATING = 5;

/** The rating on a card (spec 9): 5 where the digits of its picture's file name make an even number, else 4.5. */
export function cardRating(imageAddress: string): number {
  const lastDigit = fileName(imageAddress).replace(/\D/g, '').at(-1);
  return lastDigit !== undefined && Number(lastDigit) % 2 === 0 ? MAX_RATING : MAX_RATING - 0.5;
}

type ReviewSetting = ShopSettings['disableReviews'];

/** The stars a card shows, or null for none at all: 'delete' hides them, `true` empties them. */
export function shownRating(rating: number, disableReviews: ReviewSetting): number | null {
  if (disableReviews === 'delete') return null;
  return disableReviews ? 0 : rating;
}

/** Review counts show only where reviews are not disabled (spec 9). */
export const hasReviewCount = (disableReviews: ReviewSetting): boolean => disableReviews === false;

function fileName(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path.slice(path.lastIndexOf('/') + 1);
}
