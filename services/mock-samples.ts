import { ALL_PRODUCTS } from '@/core/model/category';
import { CATEGORIES, PRODUCT_CATEGORIES } from '@/core/model/category-values';
import { LISTING_PAGE_SIZE, PLACEHOLDER_PRICE, type Product } from '@/core/model/product';
import { EMBEDDED_BASE_PATH } from './environment';

type Query = Readonly<Record<string, string | undefined>>;

const TEMPLATE = 'classic';
const SAMPLE_DAY = '2026-01-01T00:00:00.000Z';
const PER_CATEGORY = 2;

const PRODUCTS: readonly Product[] = PRODUCT_CATEGORIES.flatMap((category, place) =>
  Array.from({ length: PER_CATEGORY }, (_, index) => sampleProduct(category, place, index)),
);

const SAMPLES: Readonly<Record<string, (query: Query) => unknown>> = {
  '/init': ({ domain }) => ({
    domain,
    name: 'Sample shop',
    template: TEMPLATE,
    metadata: {},
    settings: { showCategory: true },
  }),
  '/api/domain/info': ({ domain }) => ({
    status: 0,
    data: { domain, name: 'Sample shop', template: TEMPLATE },
  }),
  '/shop': sampleListing,
  '/search': sampleSearch,
  '/products': ({ category }) => productsOf(category),
  '/product': ({ id }) => PRODUCTS.find((product) => product.id === id || product.slug === id),
  '/related': () => PRODUCTS.slice(0, 4),
  '/products-component': ({ category }) => ({
    status: 0,
    data: { products: productsOf(category) },
  }),
  '/categories': () => ({ category: CATEGORIES.map(sampleTile) }),
  '/allcategories': () => CATEGORIES.map(sampleTile),
  '/contact': () => ({ status: 0, message: '' }),
  '/review-categories': () => [],
  '/variants': ({ category }) => ({ category, variants: [] }),
  '/sitemap': () => ({ products: [] }),
};

export const sampleProductById = (id: string): Product | undefined =>
  PRODUCTS.find((product) => product.id === id);

/** The sample answer of a call by its path, undefined where there is none. */
export const sampleAnswer = (path: string, query: Query): unknown =>
  SAMPLES[path.replace(EMBEDDED_BASE_PATH, '')]?.(query);

function sampleListing(query: Query) {
  return pageOf(productsOf(query.category), query);
}

function pageOf(
  matches: readonly Product[],
  { page = '1', limit = String(LISTING_PAGE_SIZE) }: Query,
) {
  const from = (Number(page) - 1) * Number(limit);
  return {
    products: matches.slice(from, from + Number(limit)),
    page: Number(page),
    total: matches.length,
    totalPages: Math.max(1, Math.ceil(matches.length / Number(limit))),
  };
}

function sampleSearch({ query = '', ...rest }: Query) {
  const term = query.toLowerCase();
  const matches = productsOf(rest.category).filter(({ name }) => name.toLowerCase().includes(term));
  const facets = { categories: [], colors: [], sizes: [], prices: [] };
  return { status: 0, data: { ...pageOf(term.trim() ? matches : [], rest), facets } };
}

function productsOf(category = ALL_PRODUCTS): readonly Product[] {
  return category === ALL_PRODUCTS
    ? PRODUCTS
    : PRODUCTS.filter((product) => product.category === category);
}

function sampleTile(category: string) {
  return { name: category, image: '', category };
}

function sampleProduct(category: string, place: number, index: number): Product {
  const number = place * PER_CATEGORY + index + 1;
  return {
    id: String(number),
    slug: `sample-${number}`,
    name: `${category} sample ${index + 1}`,
    price: PLACEHOLDER_PRICE,
    image: [],
    brand: '',
    category,
    description: '<p>A sample of the mock API.</p>',
    tag: '',
    template: TEMPLATE,
    createdAt: SAMPLE_DAY,
    updatedAt: SAMPLE_DAY,
  };
}
