import { ALL_PRODUCTS } from '@/core/model/category';
import { CATEGORIES, PRODUCT_CATEGORIES } from '@/core/model/category-values';
import { LISTING_PAGE_SIZE, PLACEHOLDER_PRICE, type Product } from '@/core/model/product';

type Query = Readonly<Record<string, string | undefined>>;

const TEMPLATE = 'classic';
const TILES = CATEGORIES.map((category) => ({ name: category, image: '', category }));
const SAMPLE_DAY = '2026-01-01T00:00:00.000Z';
const PER_CATEGORY = 2;

const PRODUCTS: readonly Product[] = PRODUCT_CATEGORIES.flatMap((category, place) =>
  Array.from({ length: PER_CATEGORY }, (_, index) => sampleProduct(category, place, index)),
);

/** The sample answers of calls by their paths. */
export const SAMPLES: Readonly<Record<string, (query: Query) => unknown>> = {
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
  '/shop': (query) => pageOf(productsOf(query.category), query),
  '/search': sampleSearch,
  '/products': ({ category }) => productsOf(category),
  '/product': ({ id }) => PRODUCTS.find((product) => product.id === id || product.slug === id),
  '/related': () => PRODUCTS.slice(0, 4),
  '/products-component': ({ category }) => ({
    status: 0,
    data: { products: productsOf(category) },
  }),
  '/categories': () => ({ category: TILES }),
  '/allcategories': () => TILES,
  '/contact': () => ({ status: 0, message: '' }),
  '/review-categories': () => [],
  '/variants': ({ category }) => ({ category, variants: [] }),
  '/sitemap': () => ({ products: [] }),
};

export const sampleProductById = (id: string): Product | undefined =>
  PRODUCTS.find((product) => product.id === id);

function pageOf(matches: readonly Product[], query: Query) {
  const [page, limit] = [Number(query.page ?? 1), Number(query.limit ?? LISTING_PAGE_SIZE)];
  const products = matches.slice((page - 1) * limit, page * limit);
  const totalPages = Math.max(1, Math.ceil(matches.length / limit));
  return { products, page, total: matches.length, totalPages };
}

function sampleSearch({ query = '', ...rest }: Query) {
  const term = query.toLowerCase();
  const matches = productsOf(rest.category).filter(({ name }) => name.toLowerCase().includes(term));
  const facets = { categories: [], colors: [], sizes: [], prices: [] };
  return { status: 0, data: { ...pageOf(term.trim() ? matches : [], rest), facets } };
}

const productsOf = (category = ALL_PRODUCTS): readonly Product[] =>
  PRODUCTS.filter((product) => category === ALL_PRODUCTS || product.category === category);

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
