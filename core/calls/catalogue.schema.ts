import * as z from 'zod/mini';
import * as messages from '../model/messages';
import { LISTING_PAGE_SIZE, PRODUCT_SORTS } from '../model/product';
import { productListSchema, productSchema } from '../model/product.schema';
import { SEARCH_DEFAULTS, SEARCH_MAX_LENGTH, SEARCH_SORTS } from '../model/search';
import { facetsSchema } from '../model/search.schema';
import { variantFieldSchema } from '../model/variant.schema';
import { domainParam, envelope } from './envelope.schema';

const name = z.string().check(z.maxLength(200));
const ids = z
  .string()
  .check(z.maxLength(4000), z.describe('product ids, separated by commas; only these'));
/** Search text, read as far as the limit: whatever is pasted gets an answer. */
const query = z.string().check(
  z.overwrite((text) => text.slice(0, SEARCH_MAX_LENGTH)),
  z.describe(`read up to ${SEARCH_MAX_LENGTH} characters`),
);
const sort = z.enum(PRODUCT_SORTS);
const page = z._default(
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000)),
  1,
);
const limit = (size: number) => z._default(z.coerce.number().check(z.int(), z.minimum(1)), size);

/** The number of products stand beside one unless a caller asks for another number. */
const RELATED_COUNT = 4;

/** Filters of a listing or search: lists are separated by commas, prices in dollars. */
const filterFields = {
  color: z
    .exactOptional(z.string().check(z.maxLength(500)))
    .check(z.describe('palette names, separated by commas')),
  size: z
    .exactOptional(z.string().check(z.maxLength(500)))
    .check(z.describe('sizes, separated by commas')),
  minPrice: z.exactOptional(z.coerce.number().check(z.nonnegative(), z.maximum(1_000_000))),
  maxPrice: z
    .exactOptional(z.coerce.number().check(z.nonnegative(), z.maximum(1_000_000)))
    .check(z.describe('included')),
  inStock: z
    .exactOptional(z.union([z.boolean(), z.enum(['true', '1', 'false', '0'])]))
    .check(z.describe('only what is in stock, in a chosen size and color where any is')),
};

/** Requests and responses of the storefront calls about products, which browsers make too (spec 7). */
export const catalogueSchemas = {
  products: {
    request: z.object({
      ...domainParam,
      category: z.exactOptional(name),
      sort: z.exactOptional(sort),
      limit: limit(LISTING_PAGE_SIZE),
      ids: z.exactOptional(ids),
    }),
    response: productListSchema,
  },
  product: {
    request: z.object({ ...domainParam, id: name.check(z.describe('its id or its slug')) }),
    response: productSchema,
  },
  related: {
    request: z.object({
      ...domainParam,
      id: name.check(z.describe('its id or its slug')),
      limit: limit(RELATED_COUNT),
    }),
    response: productListSchema,
  },
  shop: {
    request: z.object({
      ...domainParam,
      page,
      limit: limit(LISTING_PAGE_SIZE),
      category: z.exactOptional(name),
      template: z.exactOptional(name),
      sort: z.exactOptional(z.enum(SEARCH_SORTS)),
      ...filterFields,
      query: z.exactOptional(query),
    }),
    response: z.object({
      products: productListSchema,
      page: z.int(),
      total: z.int(),
      totalPages: z.int(),
      /** The category as the shop calls it, however the request wrote it. */
      category: z.exactOptional(z.string()),
      facets: z.exactOptional(facetsSchema),
      upsale: z.exactOptional(productListSchema),
      upsale2: z.exactOptional(productListSchema),
    }),
  },
  productsComponent: {
    request: z.object({
      ...domainParam,
      totalProducts: limit(8),
      category: z.exactOptional(name),
      sortBy: z.exactOptional(sort),
    }),
    response: envelope(z.object({ products: productListSchema })),
  },
  search: {
    request: z.object({
      ...domainParam,
      ...filterFields,
      title: z.exactOptional(query).check(z.describe('the query too, and before it')),
      query: z._default(query, ''),
      template: z
        .string({ error: messages.templateRequired })
        .check(z.trim(), z.minLength(1, messages.templateRequired), z.maxLength(200)),
      category: z.exactOptional(name),
      page: z._default(page, SEARCH_DEFAULTS.page),
      limit: limit(SEARCH_DEFAULTS.limit),
      sortBy: z._default(z.enum(SEARCH_SORTS), SEARCH_DEFAULTS.sortBy),
    }),
    response: envelope(
      z.object({
        products: productListSchema,
        page: z.int(),
        total: z.int().check(z.describe('an estimate where it is more than 10,000')),
        totalPages: z.int(),
        facets: facetsSchema,
      }),
    ),
  },
  variants: {
    request: z.object({
      ...domainParam,
      category: z._default(name, 'default'),
      template: z.exactOptional(name),
    }),
    response: z.object({ category: z.string(), variants: z.array(variantFieldSchema) }),
  },
};
