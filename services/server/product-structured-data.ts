import { CURRENCY } from '@/core/model/currency';
import type { Product } from '@/core/model/product';
import {
  PRODUCT_FIELDS,
  STRUCTURED_FIELDS,
  type StructuredField,
} from '@/core/model/product-fields';
import type { Review } from '@/core/model/review';
import type { VariantField } from '@/core/model/variant';
import { productHref } from '@/core/rules/address/product-address';
import { breadcrumbData, productTrail } from '@/core/rules/address/trail';
import type { ReviewSummary } from '@/core/rules/catalogue/product-rating';
import { plainAmount } from '@/core/rules/money/money';
import { MAX_RATING } from '@/core/rules/reviews/rating';
import { choicesAsQuery } from '@/core/rules/variants/choice-address';
import {
  type Choosable,
  choicesOf,
  lineVariants,
  openingChoices,
} from '@/core/rules/variants/variant-rows';
import { priceWithVariants, type VariantChoices } from '@/core/rules/variants/variants';
import { cutAtWord, plainText } from '@/core/values/plain-text';

const CONTEXT = 'https://schema.org';
const DESCRIPTION_LENGTH = 500;

/** Fields that are told in another way than they stand. */
const SAID: { readonly [Name in StructuredField]?: (product: Product) => unknown } = {
  slug: productHref,
  image: ({ image }) => (image.length > 0 ? image : undefined),
  brand: ({ brand }) => brand && { '@type': 'Brand', name: brand },
  description: ({ description }) => cutAtWord(plainText(description), DESCRIPTION_LENGTH),
};

/** Reviews that shoppers wrote, as far as a page shows them. */
export interface ShownReviews extends ReviewSummary {
  first: readonly Review[];
}

/**
 * Returns a product for search engines: an offer for each variant, and a rating where shoppers wrote reviews. Stars that
 * a shop shows by other rules (spec 9) come from no review and are left out.
 */
export function productStructuredData(
  product: Product,
  fields: readonly VariantField[],
  reviews: ShownReviews | null,
): object[] {
  const properties = STRUCTURED_FIELDS.map((name) => [
    PRODUCT_FIELDS[name].structuredData,
    (SAID[name] ?? (() => product[name]))(product),
  ]);
  return [
    {
      '@context': CONTEXT,
      '@type': 'Product',
      ...Object.fromEntries(properties.filter(([, said]) => said)),
      ...gtinOf(product),
      offers: offersOf(product, fields),
      ...(reviews && ratingOf(reviews)),
    },
    breadcrumbData(productTrail(product)),
  ];
}

/** The number of a product that is sold in one way alone; of others each offer has its own. */
function gtinOf({ rows = [] }: Product): { gtin?: string } {
  const [row, ...others] = rows;
  return row?.gtin && others.length === 0 ? { gtin: row.gtin } : {};
}

/** The most variants that are told of one by one. */
const MAX_OFFERS = 100;

/** Offers by product, with the fields that they were made of: answers are shared by the pages that are made of them. */
const offersMade = new WeakMap<
  Product,
  { fields: readonly VariantField[]; offers: object | object[] }
>();

function offersOf(product: Product, fields: readonly VariantField[]): object | object[] {
  const made = offersMade.get(product);
  if (made?.fields === fields) return made.offers;
  const offers = makeOffers(product, fields);
  offersMade.set(product, { fields, offers });
  return offers;
}

function makeOffers(product: Product, fields: readonly VariantField[]): object | object[] {
  const { rows = [] } = product;
  const offer = { fields, ...(product.rows && { rows }) };
  const soldOut = product.isSoldOut === true;
  if (rows.length < 2) return offerOf(product, offer, openingChoices(offer), soldOut);
  const queryOf = choicesAsQuery(offer);
  return rows.slice(0, MAX_OFFERS).map((row) => {
    const choices = choicesOf(offer, row);
    return {
      ...offerOf(product, offer, choices, row.stock === 'sold-out'),
      name: [product.name, ...row.values].join(' / '),
      url: `${productHref(product)}?${queryOf(choices)}`,
      ...(row.sku && { sku: row.sku }),
      ...(row.gtin && { gtin: row.gtin }),
    };
  });
}

function offerOf(
  product: Product,
  offer: Choosable,
  choices: VariantChoices,
  isSoldOut: boolean,
): object {
  const chosen = lineVariants(offer, choices, product.price);
  return {
    '@type': 'Offer',
    url: productHref(product),
    price: plainAmount(priceWithVariants(product.price, chosen)),
    priceCurrency: CURRENCY.toUpperCase(),
    availability: `${CONTEXT}/${isSoldOut ? 'SoldOut' : 'InStock'}`,
  };
}

function ratingOf({ count, average, first }: ShownReviews): object {
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
    review: first.map(({ name, rating, date, comment }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      datePublished: date,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: MAX_RATING },
      ...(comment.title && { name: comment.title }),
      reviewBody: comment.text,
    })),
  };
}
