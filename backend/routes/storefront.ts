import { storefrontSchemas as schemas } from '@/core/calls/storefront.schema';
import {
  assertCategory,
  assertTemplate,
  listFilledTiles,
  listTiles,
  listTilesOf,
} from '../domain/catalogue/categories';
import { findProduct, readIds } from '../domain/catalogue/find-product';
import { listGridProducts } from '../domain/catalogue/grid-products';
import { listAddresses, listProducts } from '../domain/catalogue/list-products';
import { saveTiles } from '../domain/catalogue/save-tiles';
import { findRelated } from '../domain/catalogue/upsales';
import { findVariants } from '../domain/catalogue/variant-columns';
import { withRatings } from '../domain/catalogue/with-ratings';
import { loadBlockData } from '../domain/design/block-data';
import { loadInit } from '../domain/design/init';
import { noResults, searchProducts } from '../domain/search/search-products';
import { loadShopPage } from '../domain/search/shop-page';
import { success } from '../http/envelope';
import { forAdmin } from '../http/serve-admin-call';
import { forEveryone, forShop } from '../http/serve-call';
import type { ServedRoutes } from './served';

/** The calls of spec 7, "Storefront". */
export const storefrontRoutes: ServedRoutes<'storefront'> = {
  init: forShop(schemas.init, ({ shop, services }) => loadInit(services, shop)),

  products: forShop(schemas.products, async ({ input, shop, services }) => {
    await assertCategory(services, shop, input.category);
    const { ids, ...selection } = input;
    return listProducts(services, shop, {
      ...selection,
      ids: ids === undefined ? ids : readIds(ids),
    });
  }),

  product: forShop(schemas.product, async ({ input, shop, services }) => {
    const product = await findProduct(services, shop, input.id);
    const [rated = product] = await withRatings(services, shop, [product]);
    return rated;
  }),

  related: forShop(schemas.related, ({ input, shop, services }) =>
    findRelated(services, shop, input.id, input.limit),
  ),

  shop: forShop(schemas.shop, ({ input, shop, services }) => {
    assertTemplate(shop, input.template);
    return loadShopPage(services, shop, input);
  }),

  search: forShop(schemas.search, async ({ input, shop, services }) => {
    assertTemplate(shop, input.template);
    await assertCategory(services, shop, input.category);
    const query = input.title || input.query;
    if (query.trim() === '') return success(noResults(input.page));
    const results = await searchProducts(services, shop, { ...input, query, sort: input.sortBy });
    return success({ ...results, products: await withRatings(services, shop, results.products) });
  }),

  productsComponent: forShop(schemas.productsComponent, async ({ input, shop, services }) =>
    success({ products: await listGridProducts(services, shop, input) }),
  ),

  categories: forShop(schemas.categories, async ({ shop, services }) => ({
    category: await listFilledTiles(services, shop),
  })),

  allCategories: forShop(schemas.allCategories, ({ shop, services }) => listTiles(services, shop)),

  saveCategories: forAdmin(schemas.saveCategories, async ({ input, shop, services }) => {
    const field = input.category ? 'category' : 'categories';
    await saveTiles(services, shop, input[field] ?? [], field);
    return { status: 0, message: '' };
  }),

  categoriesByTemplate: forEveryone(schemas.categoriesByTemplate, async ({ input, services }) => {
    const { template } = input;
    return success({ template, categories: await listTilesOf(services, template) });
  }),

  blockData: forShop(schemas.blockData, async ({ input, shop, services }) =>
    success(await loadBlockData(services, shop, input.needs)),
  ),

  variants: forShop(schemas.variants, async ({ input, shop, services }) => {
    const { category, template } = input;
    assertTemplate(shop, template);
    return { category, variants: await findVariants(services, shop, category) };
  }),

  sitemap: forShop(schemas.sitemap, async ({ shop, services }) => ({
    products: await listAddresses(services, shop),
  })),
};
