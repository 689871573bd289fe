import type { InferSelectModel } from 'drizzle-orm';
import type { Review } from '@/core/model/review';
import type { reviews } from '../../db/schema';

type ReviewRow = InferSelectModel<typeof reviews>;

/** A review as the contract has it; its pictures become one comma-separated text (spec 3). */
export function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    name: row.name,
    rating: row.rating,
    date: row.writtenAt.toISOString(),
    comment: { title: row.title, text: row.text },
    image: row.images.join(','),
    verified: row.isVerified,
    helpful: row.isHelpful,
    flag: row.country,
    productId: row.productId ?? '',
    category: row.category,
  };
}
