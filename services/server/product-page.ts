import { reviewCalls } from '@/core/calls/reviews';
import { reviewSchemas } from '@/core/calls/reviews.schema';
import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import type { ShopSettings } from '@/core/model/design';
import type { Product } from '@/core/model/product';
import { DEFAULT_VARIANT_CATEGORY } from '@/core/model/variant';
import { cutAtWord, plainText } from '@/core/rules/plain-text';
import { productHref } from '@/core/rules/product-address';
import type { ReviewSummary } from '@/core/rules/product-rating';
import { mergeSettings } from '@/core/rules/settings';
import { takesReviews } from '@/core/rules/takes-reviews';
import { ApiError } from '../api-error';
import { fetchCall } from './fetch-call';
import { productStructuredData } from './product-structured-data';
import type { PageRequest } from './shop-page';

/** What search engines show of a description. */
const DESCRIPTION_LENGTH = 155;

/** A product by id or slug (spec 2) with its choices, its rating and what goes with it. */
export async function loadProduct({ domain, init, param }: PageRequest) {
  const id = param('id');
  const [{ settings }, product, related] = await Promise.all([
    init,
    fetchCall(storefrontCalls.product, storefrontSchemas.product, { domain, id }),
    loadRelated(domain, id),
  ]);
  const [choices, reviews] = await Promise.all([
    loadChoices(domain, product),
    loadReviewSummary(domain, mergeSettings(settings), product),
  ]);
  const { fields } = choices;
  const description = cutAtWord(plainText(product.description), DESCRIPTION_LENGTH);
  return {
    head: {
      title: product.name,
      canonicalPath: productHref(product),
      isProduct: true,
      ...(description && { description }),
      ...(product.image[0] && { image: product.image[0] }),
      structuredData: productStructuredData(product, fields),
    },
    data: { product, fields, related, reviews, ...choices.seed },
  };
}

/** The choices of the product alone, else those of its category. */
async function loadChoices(domain: string, { category, variants }: Product) {
  if (variants) return { fields: variants, seed: {} };
  const request = { domain, category: category || DEFAULT_VARIANT_CATEGORY };
  const answer = await fetchCall(
    storefrontCalls.variants,
    storefrontSchemas.variants,
    request,
  ).catch(lackingAs({ ...request, variants: [] }));
  return { fields: answer.variants, seed: { variants: answer } };
}

/** How the product's reviews sum up, where they are shown; null where they are not or there are none. */
async function loadReviewSummary(
  domain: string,
  settings: ShopSettings,
  { id, category }: Product,
): Promise<ReviewSummary | null> {
  if (!takesReviews(settings, category)) return null;
  const { totalReviews, averageRating } = await fetchCall(
    reviewCalls.storeReviews,
    reviewSchemas.storeReviews,
    { domain, product: id, limit: 1 },
  ).catch(lackingAs({ totalReviews: 0, averageRating: 0 }));
  return totalReviews > 0 ? { count: totalReviews, average: averageRating } : null;
}

async function loadRelated(domain: string, id: string): Promise<Product[]> {
  return fetchCall(storefrontCalls.related, storefrontSchemas.related, { domain, id }).catch(
    lackingAs([]),
  );
}

/** A backend that lacks a call, or answers it in a way of its own, costs a feature, not the page. */
function lackingAs<Instead>(instead: Instead) {
  return (error: unknown): Instead => {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'schema' || error.status === 404 || error.status === 501) return instead;
    throw error;
  };
}
