import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@/core/model/design';
import { productCardRating } from '@/core/rules/catalogue/product-rating';
import { countryOf } from '@/core/rules/orders/country';
import { draftProblems, EMPTY_DRAFT } from '@/core/rules/reviews/review-draft';
import { reviewPhotos } from '@/core/rules/reviews/review-photos';
import { takesReviews } from '@/core/rules/reviews/takes-reviews';
import { cleanLine, cleanText } from '@/core/values/clean-text';

describe('products that show reviews', () => {
  const settings = { ...DEFAULT_SETTINGS, reviewCategories: ['Hoodies'] };

  it('are those of the shop’s review categories, while reviews are not disabled [S4.65]', () => {
    expect(takesReviews(settings, 'Hoodies')).toBe(true);
    expect(takesReviews(settings, 'Shirts')).toBe(false);
    expect(takesReviews({ ...settings, disableReviews: true }, 'Hoodies')).toBe(false);
    expect(takesReviews({ ...settings, disableReviews: 'delete' }, 'Hoodies')).toBe(false);
  });

  it('are none without review categories or settings [S4.66]', () => {
    expect(takesReviews(DEFAULT_SETTINGS, 'Hoodies')).toBe(false);
    expect(takesReviews(DEFAULT_SETTINGS, '')).toBe(false);
  });
});

describe('the rating of a card', () => {
  const settings = { ...DEFAULT_SETTINGS, reviewCategories: ['Hoodies'] };
  const real = { ...settings, realMerchandising: true };
  const product = { image: ['/a-2.webp'], category: 'Hoodies', rating: 3.67, reviewCount: 3 };

  it('is the true average with real merchandising, else that of the file name [S9.71]', () => {
    expect(productCardRating(product, real).rating).toBe(3.67);
    expect(productCardRating(product, settings).rating).toBe(5);
  });

  it('is none for a product without reviews, or of a category that shows none', () => {
    const none = { rating: null, count: null };
    expect(productCardRating({ image: ['/a-2.webp'], category: 'Hoodies' }, real)).toEqual(none);
    expect(productCardRating({ ...product, category: 'Shirts' }, real)).toEqual(none);
  });

  it('comes with the count of reviews, only where they are not disabled [S9.24]', () => {
    expect(productCardRating(product, real).count).toBe(3);
    for (const disableReviews of [true, 'delete'] as const) {
      expect(productCardRating(product, { ...real, disableReviews }).count).toBeNull();
    }
  });
});

describe('the photos of a review', () => {
  it('are one text, separated by commas [S3.40]', () => {
    expect(reviewPhotos({ image: ' /a.webp,,/b.webp , /a.webp' })).toEqual(['/a.webp', '/b.webp']);
    expect(reviewPhotos({ image: '' })).toEqual([]);
  });
});

describe('the flag of a review', () => {
  it('is that of the reviewer’s country, with its name [S9.72]', () => {
    expect(countryOf('no')).toEqual({ flag: '🇳🇴', name: 'Norway' });
    for (const code of ['', 'X', 'ZZ', 'QQ', '12', 'NOR']) expect(countryOf(code)).toBeNull();
  });
});

describe('a draft', () => {
  it('lacks what must be given, first things first [S5.14]', () => {
    expect([...draftProblems(EMPTY_DRAFT).keys()]).toEqual(['rating', 'name', 'text']);
    const written = { rating: 4, name: ' ', title: '', text: 'Warm.' };
    expect([...draftProblems(written).keys()]).toEqual(['name']);
    expect(draftProblems({ ...written, name: 'Ada' }).size).toBe(0);
  });
});

describe('what a shopper writes', () => {
  it('loses what nobody can see, and keeps paragraphs', () => {
    expect(cleanText('\u0007 One\r\n\r\n\r\n\r\nTwo\u202e\tthree ')).toBe('One\n\nTwo\tthree');
    expect(cleanLine('One\n two\u0000\u009f')).toBe('One two');
    expect(cleanText('👩‍👩‍👧 שלום')).toBe('👩‍👩‍👧 שלום');
  });
});
