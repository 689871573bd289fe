import { z } from 'zod';
import { categoryTileSchema } from '../model/category-tile.schema';
import { LISTING_PAGE_SIZE, PRODUCT_SORTS } from '../model/product';
import { productListSchema, productSchema } from '../model/product.schema';
import { reviewDataSchema } from '../model/review.schema';
import { initSchema } from '../model/shop.schema';
import { chosenVariantsSchema, variantFieldSchema } from '../model/variant.schema';
import { acknowledgement, domainParam, envelope } from './envelope.schema';

const name = z.string().max(200);
const sort = z.enum(PRODUCT_SORTS);
const page = z.coerce.number().int().min(1).max(1_000_000_000).default(1);
const limit = (size: number) => z.coerce.number().int().min(1).default(size);

/** How many products stand beside one unless a caller asks for another number. */
const RELATED_COUNT = 4;

export const SEARCH_DEFAULTS = { page: 1, limit: 10, sortBy: 'relevance' } as const;

/** Requests and responses of the storefront calls (spec 7, "Storefront"). */
export const storefrontSchemas = {
  init: { request: z.object({ ...domainParam }), response: initSchema },
  products: {
    request: z.object({
      ...domainParam,
      category: name.exactOptional(),
      sort: sort.exactOptional(),
      limit: limit(LISTING_PAGE_SIZE),
    }),
    response: productListSchema,
  },
  product: {
    request: z.object({ ...domainParam, id: name.describe('its id or its slug') }),
    response: productSchema,
  },
  related: {
    request: z.object({
      ...domainParam,
      id: name.describe('its id or its slug'),
      limit: limit(RELATED_COUNT),
    }),
    response: productListSchema,
  },
  shop: {
    request: z.object({
      ...domainParam,
      page,
      limit: limit(LISTING_PAGE_SIZE),
      category: name.exactOptional(),
      template: name.exactOptional(),
      sort: sort.exactOptional(),
    }),
    response: z.object({
      products: productListSchema,
      page: z.number().int(),
      total: z.number().int(),
      totalPages: z.number().int(),
      upsale: productListSchema.exactOptional(),
      upsale2: productListSchema.exactOptional(),
    }),
  },
  productsComponent: {
    request: z.object({
      ...domainParam,
      totalProducts: limit(8),
      category: name.exactOptional(),
      sortBy: sort.exactOptional(),
    }),
    response: envelope(z.object({ products: productListSchema })),
  },
  search: {
    request: z.object({
      ...domainParam,
      query: z.string().max(2000),
      template: name,
      category: name.exactOptional(),
      page: page.exactOptional(),
      limit: limit(SEARCH_DEFAULTS.limit).exactOptional(),
      sortBy: z.enum(['relevance', ...PRODUCT_SORTS]).exactOptional(),
    }),
    response: envelope(z.object({ products: productListSchema })),
  },
  reviewCategories: {
    request: z.object({ ...domainParam }),
    response: z.array(z.string()),
  },
  storeReviews: {
    request: z.object({
      ...domainParam,
      product: name.exactOptional(),
      category: name.exactOptional(),
      limit: limit(50),
    }),
    response: reviewDataSchema,
  },
  categories: {
    request: z.object({ ...domainParam }),
    response: z.object({ category: z.array(categoryTileSchema) }),
  },
  allCategories: {
    request: z.object({ ...domainParam }),
    response: z.array(categoryTileSchema),
  },
  saveCategories: {
    request: z.looseObject({ ...domainParam }),
    response: acknowledgement,
  },
  categoriesByTemplate: {
    request: z.object({ template: name }),
    response: envelope(z.object({ template: z.string(), categories: z.array(categoryTileSchema) })),
  },
  addReview: {
    request: z.object({
      ...domainParam,
      productId: name,
      name: z.string().trim().min(1).max(120),
      rating: z.number().int().min(1).max(5),
      title: z.string().max(200).default(''),
      text: z.string().trim().min(1).max(5000),
      photos: z.array(z.string()).max(5).default([]),
    }),
    response: acknowledgement,
  },
  variants: {
    request: z.object({
      ...domainParam,
      category: name.default('default'),
      template: name.exactOptional(),
    }),
    response: z.object({ category: z.string(), variants: z.array(variantFieldSchema) }),
  },
  addToCart: {
    request: z.object({
      ...domainParam,
      product: z.looseObject({ id: z.string() }),
      quantity: z.number().int().positive(),
      variants: chosenVariantsSchema.exactOptional(),
    }),
    response: acknowledgement,
  },
  sitemap: {
    request: z.object({ ...domainParam }),
    response: z.object({
      products: z.array(z.object({ slug: z.string(), updatedAt: z.string() })),
    }),
  },
};
