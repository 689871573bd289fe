import { describeAdminCall, describeCall } from './call';
import type { storefrontSchemas } from './storefront.schema';

type Schemas = typeof storefrontSchemas;
const extension = { origin: 'extension' } as const;

/** The calls of spec 7, "Storefront", and what we added beside them. */
export const storefrontCalls = {
  init: describeCall<Schemas['init']>('GET', '/init', 'Everything a shop opens with'),
  products: describeCall<Schemas['products']>('GET', '/products', 'Products of a shop'),
  product: describeCall<Schemas['product']>('GET', '/product', 'One product, by id or slug'),
  related: describeCall<Schemas['related']>(
    'GET',
    '/related',
    'Products to look at beside one',
    extension,
  ),
  shop: describeCall<Schemas['shop']>('GET', '/shop', 'One page of the listing'),
  productsComponent: describeCall<Schemas['productsComponent']>(
    'GET',
    '/products-component',
    'The products of a product grid',
  ),
  search: describeCall<Schemas['search']>('POST', '/search', 'Products that match a query'),
  categories: describeCall<Schemas['categories']>(
    'GET',
    '/categories',
    'Category tiles with products',
  ),
  allCategories: describeCall<Schemas['allCategories']>(
    'GET',
    '/allcategories',
    'Every category tile',
  ),
  saveCategories: describeAdminCall<Schemas['saveCategories']>(
    'POST',
    '/savecategories',
    'Replaces the category tiles of the shop',
  ),
  categoriesByTemplate: describeCall<Schemas['categoriesByTemplate']>(
    'GET',
    '/categories-by-template',
    'The category tiles of a template',
  ),
  variants: describeCall<Schemas['variants']>(
    'GET',
    '/variants',
    'The choices that products of a category offer',
    extension,
  ),
  blockData: describeCall<Schemas['blockData']>(
    'GET',
    '/block-data',
    'What the blocks of a page show, all of it at once',
    extension,
  ),
  sitemap: describeCall<Schemas['sitemap']>(
    'GET',
    '/sitemap',
    'The addresses of every product, for search engines',
    extension,
  ),
};
