import * as z from 'zod';
import { LISTING_PAGE_SIZE, PRODUCT_SORTS } from '../model/product';
import { productListSchema, productSchema } from '../model/product.schema';
import {
  SEARCH_DEFAULTS,
  SEARCH_MAX_LENGTH,
  SEARCH_SORTS,
  TEMPLATE_REQUIRED,
} from '../model/search';
import { facetsSchema } from '../model/search.schema';
import { variantFieldSchema } from '../model/variant.schema';
import { domainParam, envelope } from './envelope.schema';

const name = z.string().max(200);
const ids = z.string().max(4000).describe('product ids, separated by commas; only these');
/** Whatever is pasted gets an answer: so much of it is read. */
const query = z
  .string()
  .overwrite((text) => text.slice(0, SEARCH_MAX_LENGTH))
  .describe(`read up to ${SEARCH_MAX_LENGTH} characters`);
const sort = z.enum(PRODUCT_SORTS);
const page = z.coerce.number().int().min(1).max(1_000_000_000).default(1);
const limit = (size: number) => z.coerce.number().int().min(1).default(size);

/** How many products stand beside one unless a caller asks for another number. */
const RELATED_COUNT = 4;

/** What narrows a listing or a search: lists are separated by commas, prices in dollars. */
const filterFields = {
  color: z.string().max(500).exactOptional().describe('palette names, separated by commas'),
  size: z.string().max(500).exactOptional().describe('sizes, separated by commas'),
  minPrice: z.coerce.number().nonnegative().max(1_000_000).exactOptional(),
  maxPrice: z.coerce.number().nonnegative().max(1_000_000).exactOptional().describe('included'),
};

/** Requests and responses of the storefront calls about products, which browsers make too (spec 7). */
export const catalogueSchemas = {
  products: {
    request: z.object({
      ...domainParam,
      category: name.exactOptional(),
      sort: sort.exactOptional(),
      limit: limit(LISTING_PAGE_SIZE),
      ids: ids.exactOptional(),
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
      sort: z.enum(SEARCH_SORTS).exactOptional(),
      ...filterFields,
      query: query.exactOptional(),
    }),
    response: z.object({
      products: productListSchema,
      page: z.number().int(),
      total: z.number().int(),
      totalPages: z.number().int(),
      facets: facetsSchema.exactOptional(),
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
      ...filterFields,
      title: query.exactOptional().describe('the query too, and before it'),
      query: query.default(''),
      template: z.string({ error: TEMPLATE_REQUIRED }).trim().min(1, TEMPLATE_REQUIRED).max(200),
      category: name.exactOptional(),
      page: page.default(SEARCH_DEFAULTS.page),
      limit: limit(SEARCH_DEFAULTS.limit),
      sortBy: z.enum(SEARCH_SORTS).default(SEARCH_DEFAULTS.sortBy),
    }),
    response: envelope(
      z.object({
        products: productListSchema,
        page: z.number().int(),
        total: z.number().int().describe('an estimate where it is more than 10,000'),
        totalPages: z.number().int(),
        facets: facetsSchema,
      }),
    ),
  },
  variants: {
    request: z.object({
      ...domainParam,
      category: name.default('default'),
      template: name.exactOptional(),
    }),
    response: z.object({ category: z.string(), variants: z.array(variantFieldSchema) }),
  },
};
