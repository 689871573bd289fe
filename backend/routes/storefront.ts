import { hasKind } from '@/backend/base/errors';
import type { ResponseOf } from '@/core/calls/call';
import type { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas as schemas } from '@/core/calls/storefront.schema';
import type { DataNeed } from '@/core/model/data-need';
import { assertTemplate, findCategory } from '../domain/catalogue/categories';
import {
  listFilledTiles,
  listTiles,
  listTilesOf,
  saveTiles,
} from '../domain/catalogue/category-tiles';
import { listGridProducts } from '../domain/catalogue/grid-products';
import {
  findProduct,
  listAddresses,
  listProducts,
  readIds,
  withRatings,
} from '../domain/catalogue/list-products';
import { findRelated } from '../domain/catalogue/upsales';
import { findVariants } from '../domain/catalogue/variant-columns';
import { loadInit, loadShownInit } from '../domain/design/init';
import { findRedirect } from '../domain/redirects/find-redirect';
import { loadShownReviews } from '../domain/reviews/store-reviews';
import { noResults, searchProducts } from '../domain/search/search-products';
import { loadShopPage } from '../domain/search/shop-page';
import type { ShopServices } from '../domain/shops/find-shop';
import { withGuide } from '../domain/size-guides/guide-of-product';
import { findGuide, listGuideNames } from '../domain/size-guides/list-guides';
import { plain, success } from '../http/envelope';
import type { ServedRoutes } from '../http/route';
import { forAdmin } from '../http/serve-admin-call';
import { forEveryone, forShop } from '../http/serve-call';

type BlockData = ResponseOf<typeof storefrontCalls.blockData>['data'];

/** Loads the data of a page's blocks, in the order of their needs; null where missing. */
const loadBlockData = (services: ShopServices, needs: readonly DataNeed[]): Promise<BlockData> =>
  Promise.all(needs.map((need) => loadOne(services, need).catch(missingAsNull)));

async function loadOne(services: ShopServices, need: DataNeed): Promise<BlockData[number]> {
  if (need.kind === 'reviews') return loadShownReviews(services);
  return listGridProducts(services, need);
}

function missingAsNull(error: unknown): null {
  if (hasKind(error, 'not-found')) return null;
  throw error;
}

/** The calls of spec 7, "Storefront". */
export const storefrontRoutes: ServedRoutes<'storefront'> = {
  init: forShop(schemas.init, ({ input, services }) =>
    input.sanitized ? loadShownInit(services) : loadInit(services),
  ),

  products: forShop(schemas.products, async ({ input, services }) => {
    const category = await findCategory(services, input.category);
    const { ids, ...selection } = { ...input, category };
    return listProducts(services, { ...selection, ids: ids === undefined ? ids : readIds(ids) });
  }),

  product: forShop(schemas.product, async ({ input, services }) => {
    const product = await withGuide(services, await findProduct(services, input.id));
    const [rated = product] = await withRatings(services, [product]);
    return rated;
  }),

  related: forShop(schemas.related, ({ input, services }) =>
    findRelated(services, input.id, input.limit),
  ),

  shop: forShop(schemas.shop, ({ input, services }) => {
    assertTemplate(services, input.template);
    return loadShopPage(services, input);
  }),

  search: forShop(
    schemas.search,
    async ({ input, services }) => {
      assertTemplate(services, input.template);
      const category = await findCategory(services, input.category);
      const query = input.title || input.query;
      if (query.trim() === '') return success(noResults(input.page));
      const results = await searchProducts(services, {
        ...input,
        category,
        query,
        sort: input.sortBy,
      });
      return success({ ...results, products: await withRatings(services, results.products) });
    },
    { isReading: true },
  ),

  productsComponent: forShop(schemas.productsComponent, async ({ input, services }) =>
    success({ products: await listGridProducts(services, input) }),
  ),

  categories: forShop(schemas.categories, async ({ services }) => ({
    category: await listFilledTiles(services),
  })),

  allCategories: forShop(schemas.allCategories, plain(listTiles)),

  saveCategories: forAdmin(schemas.saveCategories, async ({ input, services }) => {
    const field = input.category ? 'category' : 'categories';
    await saveTiles(services, input[field] ?? [], field);
  }),

  categoriesByTemplate: forEveryone(schemas.categoriesByTemplate, async ({ input, services }) => {
    const { template } = input;
    return success({ template, categories: await listTilesOf(services, template) });
  }),

  blockData: forShop(schemas.blockData, async ({ input, services }) =>
    success(await loadBlockData(services, input.needs)),
  ),

  variants: forShop(schemas.variants, async ({ input, services }) => {
    const { category, template } = input;
    assertTemplate(services, template);
    return { category, variants: await findVariants(services, category) };
  }),

  sizeGuide: forShop(schemas.sizeGuide, ({ services, input }) => findGuide(services, input.guide)),
  sizeGuides: forShop(schemas.sizeGuides, async ({ services }) => ({
    guides: await listGuideNames(services),
  })),

  redirect: forShop(
    schemas.redirect,
    async ({ services, input }) => ({ target: await findRedirect(services, input.path) }),
    { isLive: true },
  ),

  sitemap: forShop(schemas.sitemap, async ({ services }) => ({
    products: await listAddresses(services),
    guides: (await listGuideNames(services)).map(({ key }) => key),
  })),
};
