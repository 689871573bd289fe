import { useCallback, useState } from 'react';
import type { Review, ReviewData } from '@/core/model/review';
import { reviewPhotos } from '@/core/rules/reviews/review-photos';

/** A review with those of its photos that can be seen. */
export interface ShownReview extends Review {
  photos: string[];
}

export interface CustomerPhoto {
  address: string;
  review: ShownReview;
}

export interface ShownReviews {
  reviews: ShownReview[];
  photos: CustomerPhoto[];
  /** All photos, also of reviews that are not loaded yet. */
  photoCount: number;
  /** Called for a photo that fails to load: it is hidden everywhere (spec 8). */
  onBroken: (address: string) => void;
}

export function useShownReviews(data: ReviewData): ShownReviews {
  const { reviews: loaded, photoReviews = [], totalPhotos = 0 } = data;
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const all = uniqueById([...loaded, ...photoReviews]).map((review) => ({
    ...review,
    photos: reviewPhotos(review).filter((address) => !broken.has(address)),
  }));
  const reviews = all.slice(0, loaded.length);
  const photos = all.flatMap((review) => review.photos.map((address) => ({ address, review })));
  const onBroken = useCallback(
    (address: string) => setBroken((before) => new Set([...before, address])),
    [],
  );
  const photoCount = Math.max(photos.length, totalPhotos - broken.size);
  return { reviews, photos, photoCount, onBroken };
}

const uniqueById = (reviews: readonly Review[]) => [
  ...new Map(reviews.map((review) => [review.id, review])).values(),
];

/** Open dialog: one review, at one of its photos, or all photos. */
export type Opened = { kind: 'review'; id: string; photo?: string } | { kind: 'photos' };
