import { adminPost, callsOf, EXTENSION, get, post } from './call';
import type { storefrontSchemas } from './storefront.schema';

/** The calls of spec 7, "Storefront", and what we added beside them. */
export const storefrontCalls = callsOf<typeof storefrontSchemas>()({
  init: get('/init', 'Everything a shop opens with'),
  products: get('/products', 'Products of a shop'),
  product: get('/product', 'One product, by id or slug'),
  related: get('/related', 'Products to look at beside one', EXTENSION),
  shop: get('/shop', 'One page of the listing'),
  productsComponent: get('/products-component', 'The products of a product grid'),
  search: post('/search', 'Products that match a query'),
  categories: get('/categories', 'Category tiles with products'),
  allCategories: get('/allcategories', 'Every category tile'),
  saveCategories: adminPost('catalog.write')('/savecategories', 'Replaces the category tiles'),
  categoriesByTemplate: get('/categories-by-template', 'The category tiles of a template'),
  variants: get('/variants', 'The choices of a category', EXTENSION),
  blockData: get('/block-data', 'What the blocks of a page show', EXTENSION),
  sizeGuide: get('/size-guide', 'A size guide, by its slug', EXTENSION),
  sizeGuides: get('/size-guides', 'What a shop has size guides for', EXTENSION),
  redirect: get('/redirect', 'Where an old path of a shop leads', EXTENSION),
  sitemap: get('/sitemap', 'Products for search engines', EXTENSION),
});
