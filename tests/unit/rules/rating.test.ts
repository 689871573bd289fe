import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@/core/model/design';
import { productRating } from '@/core/rules/catalogue/product-rating';
import { cardRating, hasReviewCount, MAX_RATING, shownRating } from '@/core/rules/reviews/rating';

describe('the card rating', () => {
  it('is 5 stars where the digits of the file name are an even number, else 4.5 [S9.22]', () => {
    expect(cardRating('/media/IMG_2041-8.webp')).toBe(5);
    expect(cardRating('/media/IMG_2048-1.webp')).toBe(4.5);
    expect(cardRating('/media/0.jpg')).toBe(5);
  });

  it('reads all digits as one number, however many', () => {
    expect(cardRating('/9007199254740993000002.png')).toBe(5);
    expect(cardRating('/9007199254740993000001.png')).toBe(4.5);
  });

  it('reads the file name alone', () => {
    expect(cardRating('https://cdn2.example/2022/a-3.jpg?w=640#2')).toBe(4.5);
  });

  it('counts a name without digits as odd', () => {
    expect(cardRating('/media/hoodie.webp')).toBe(4.5);
    expect(cardRating('')).toBe(4.5);
  });

  it('is at most 5 [S9.25]', () => {
    expect(MAX_RATING).toBe(5);
  });
});

describe('the shown rating', () => {
  it('is none with ‘delete’, zero stars where reviews are disabled [S9.23]', () => {
    expect(shownRating(4.5, 'delete')).toBeNull();
    expect(shownRating(4.5, true)).toBe(0);
    expect(shownRating(4.5, false)).toBe(4.5);
  });
});

describe('review counts', () => {
  it('show only where reviews are not disabled [S9.24]', () => {
    expect([false, true, 'delete' as const].map(hasReviewCount)).toEqual([true, false, false]);
  });
});

describe('the rating of a product’s page', () => {
  const reviews = { count: 12, average: 3.6 };
  const real = { ...DEFAULT_SETTINGS, realMerchandising: true };

  it('is that of its card', () => {
    expect(productRating('/a-2.webp', reviews, DEFAULT_SETTINGS)).toBe(5);
  });

  it('is what its reviews come to with real merchandising, none without reviews', () => {
    expect(productRating('/a-2.webp', reviews, real)).toBe(3.6);
    expect(productRating('/a-2.webp', null, real)).toBeNull();
    expect(productRating('/a-2.webp', reviews, { ...real, disableReviews: 'delete' })).toBeNull();
  });
});
