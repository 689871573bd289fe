import * as z from 'zod/mini';
import { categoryTileSchema, savedTilesSchema as savedTiles } from '../model/category-tile.schema';
import { initSchema } from '../model/shop.schema';
import { blockDataSchemas } from './block-data.schema';
import { catalogueSchemas } from './catalogue.schema';
import { allCategoriesAnswer } from './design-answers.schema';
import { acknowledgement, domainParam, envelope, sanitizedParam } from './envelope.schema';
import { sizeGuideSchemas } from './size-guide.schema';

/** Requests and responses of the storefront calls (spec 7, "Storefront"). */
export const storefrontSchemas = {
  ...catalogueSchemas,
  ...sizeGuideSchemas,
  init: { request: z.object({ ...domainParam, ...sanitizedParam }), response: initSchema },
  categories: {
    request: z.object({ ...domainParam }),
    response: z.object({ category: z.array(categoryTileSchema) }),
  },
  allCategories: { request: z.object({ ...domainParam }), ...allCategoriesAnswer },
  saveCategories: {
    request: z
      .looseObject({
        ...domainParam,
        category: z.exactOptional(savedTiles),
        categories: z.exactOptional(savedTiles),
      })
      .check(
        z.refine(
          ({ category, categories }) => (category === undefined) !== (categories === undefined),
          {
            path: ['category'],
            error: 'must be a list of tiles; so may categories be, in its place',
          },
        ),
      ),
    response: acknowledgement,
  },
  categoriesByTemplate: {
    request: z.object({ template: z.string().check(z.maxLength(200)) }),
    response: envelope(z.object({ template: z.string(), categories: z.array(categoryTileSchema) })),
  },
  blockData: blockDataSchemas,
  redirect: {
    request: z.object({ ...domainParam, path: z.string().check(z.maxLength(16_384)) }),
    response: z.object({ target: z.string() }),
  },
  sitemap: {
    request: z.object({ ...domainParam }),
    response: z.object({
      products: z.array(z.object({ slug: z.string(), updatedAt: z.string() })),
      guides: z.exactOptional(z.array(z.string())).check(z.describe('of size guides')),
    }),
  },
};
