import { reviewCalls } from '@/core/calls/reviews';
import { reviewSchemas } from '@/core/calls/reviews.schema';
import type { ShopSettings } from '@/core/model/design';
import type { Product } from '@/core/model/product';
import { DEFAULT_VARIANT_CATEGORY } from '@/core/model/variant';
import type { ReviewSummary } from '@/core/rules/catalogue/product-rating';
import { mergeSettings } from '@/core/rules/design/settings';
import { takesReviews } from '@/core/rules/reviews/takes-reviews';
import { ApiError } from '../api-error';
import { fetchCall } from './fetch-call';
import { fetchStorefront } from './fetch-storefront';
import type { ShownReviews } from './product-structured-data';
import type { PageRequest } from './shop-page';

/** Reviews in the first HTML of a product's page. */
const FIRST_REVIEWS = 5;

/** The product that an address names by id or slug, with its choices and how its reviews sum up. */
export async function loadOffered(request: PageRequest) {
  const { domain, init, param } = request;
  const params = { domain, id: param('id') };
  const [{ settings }, product] = await Promise.all([init, fetchStorefront('product', params)]);
  const [choices, reviews] = await Promise.all([
    loadChoices(domain, product),
    loadFirstReviews(request, mergeSettings(settings), product),
  ]);
  return { product, reviews, ...choices };
}

/** The choices of the product alone, else those of its category. */
async function loadChoices(domain: string, { category, variants }: Product) {
  if (variants) return { fields: variants };
  const request = { domain, category: category || DEFAULT_VARIANT_CATEGORY };
  const answer = await fetchStorefront('variants', request).catch(
    lackingAs({ ...request, variants: [] }),
  );
  return { fields: answer.variants, variants: answer };
}

/** Loads the rating of a product with its first reviews; null if hidden or none. */
async function loadFirstReviews(
  request: PageRequest,
  settings: ShopSettings,
  { id, category }: Product,
): Promise<ShownReviews | null> {
  if (!takesReviews(settings, category)) return null;
  const { totalReviews, averageRating, reviews } = await fetchCall(
    reviewCalls.storeReviews,
    reviewSchemas.storeReviews,
    { domain: request.domain, product: id, limit: FIRST_REVIEWS, photos: 0 },
  ).catch(withoutIt(request, { totalReviews: 0, averageRating: 0, reviews: [] }));
  return totalReviews > 0 ? { count: totalReviews, average: averageRating, first: reviews } : null;
}

/** Returns what reviews come to, without the reviews. */
export const summaryOf = (reviews: ShownReviews | null): ReviewSummary | null =>
  reviews && { count: reviews.count, average: reviews.average };

/** A backend that lacks a call, or answers it in a way of its own, costs a feature, not the page. */
function lackingAs<Instead>(instead: Instead) {
  return (error: unknown): Instead => {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'schema' || error.status === 404 || error.status === 501) return instead;
    throw error;
  };
}

/** Falls back for an optional call; the page is not cached then. */
export function withoutIt<Instead>({ doNotKeep }: PageRequest, instead: Instead) {
  return (error: unknown): Instead => {
    if (!(error instanceof ApiError)) throw error;
    doNotKeep();
    return instead;
  };
}
