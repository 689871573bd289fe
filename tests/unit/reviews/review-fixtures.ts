import type { Review, ReviewData } from '@/core/model/review';

export function review(number: number, more: Partial<Review> = {}): Review {
  return {
    id: `r-${number}`,
    name: `Reviewer ${number}`,
    rating: 5,
    date: '2026-03-02T00:00:00.000Z',
    comment: { title: `Title ${number}`, text: `Text of review ${number}.` },
    image: '',
    verified: true,
    helpful: false,
    flag: 'NO',
    productId: 'p-1',
    category: 'Hoodies',
    ...more,
  };
}

export function reviewData(reviews: Review[], more: Partial<ReviewData> = {}): ReviewData {
  return {
    reviews,
    totalReviews: reviews.length,
    averageRating: 4.67,
    ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 346, 5: 711 },
    ...more,
  };
}
