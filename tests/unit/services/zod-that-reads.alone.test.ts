import { readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { catalogueSchemas } from '@/core/calls/catalogue.schema';
import { designSchemas } from '@/core/calls/design.schema';
import { reviewSchemas } from '@/core/calls/reviews.schema';

/*
 * Browsers get services/browser-parts/zod-that-reads.js in the place of zod. Here the same schemas are made
 * of it once more, and read the same answers.
 */
vi.resetModules();
vi.doMock('zod', () => import('@/services/browser-parts/zod-that-reads'));
const inBrowsers = {
  catalogue: (await import('@/core/calls/catalogue.schema')).catalogueSchemas,
  design: (await import('@/core/calls/design.schema')).designSchemas,
  reviews: (await import('@/core/calls/reviews.schema')).reviewSchemas,
};

const services = readdirSync('services')
  .filter((name) => name.endsWith('.ts') && name !== 'mock-api.ts')
  .map((name) => name.slice(0, -'.ts'.length));

const PRODUCT = {
  id: 'p',
  name: 'Hoodie',
  price: 25.5,
  images: ['/p.jpg'],
  brand: 7,
  colors: [{ name: 'Navy', hex: '#001f3f' }],
  variants: [{ id: 's', label: 'Size', type: 'select', options: 'none', required: 'yes' }],
};
const DESIGN = {
  settings: {
    showCategory: 'yes',
    hideSellPrice: true,
    theme: { accent: 'red', radius: 99 },
    own: 1,
  },
  metadata: { title: 'Shop', headerTemplate: '2' },
  header: [{ type: 'logo' }, 'no component'],
  footer: 'none',
  kept: true,
};
const REVIEWS = {
  reviews: [{ id: 'r', name: 'Ada', rating: 4, date: '2026-01-01', comment: {} }],
  totalReviews: 1,
  averageRating: 4,
  ratingDistribution: { 4: 1 },
};
const enveloped = (data: unknown) => ({ status: 0, message: null, data });
const page = (layout: unknown) =>
  enveloped({ pageName: 'Home', layout, lastUpdated: 5, revision: 3 });
const reviews = (change: object) => ({ ...REVIEWS, ...change });

describe('the zod of browsers', () => {
  it.each(services)('has what services/%s says of its schemas', async (name) => {
    await expect(import(`../../../services/${name}.ts`)).resolves.toBeDefined();
  });

  it.each([
    ['product', PRODUCT],
    ['product', { ...PRODUCT, price: -1 }],
    ['product', { ...PRODUCT, price: Number.POSITIVE_INFINITY }],
    ['product', { ...PRODUCT, variants: [{ id: 's', label: 'Size', type: 'other' }] }],
    ['product', null],
    ['products', [PRODUCT, { id: 'p' }]],
    ['productsComponent', enveloped({ products: [PRODUCT] })],
    ['productsComponent', { status: 0.5, data: { products: [] } }],
    ['variants', { category: 'c', variants: PRODUCT.variants }],
  ] as const)('reads an answer of %s as ever, case %#', (call, answer) => {
    expect(read(inBrowsers.catalogue[call], answer)).toEqual(read(catalogueSchemas[call], answer));
  });

  it.each([
    ['loadDesign', enveloped(DESIGN)],
    ['loadDesign', enveloped({})],
    ['loadDesign', enveloped(null)],
    ['loadPageLayout', page([{ type: 'title', unknown: 1 }, null])],
    ['loadPageLayout', page('none')],
    ['saveDesign', enveloped({ revision: -1 })],
    ['pages', enveloped([{ slug: 'a', name: 'A', lastUpdated: null }])],
    ['components', enveloped([{ id: 'c', name: 4, component: { type: 'box' }, own: 1 }])],
    ['deletePage', { status: 0 }],
  ] as const)('reads an answer of %s as ever, case %#', (call, answer) => {
    expect(read(inBrowsers.design[call], answer)).toEqual(read(designSchemas[call], answer));
  });

  it.each([
    REVIEWS,
    reviews({ totalReviews: 0.5 }),
    reviews({ averageRating: 6 }),
    reviews({ totalPhotos: undefined }),
    reviews({ ratingDistribution: { 4: 'one' } }),
  ])('reads reviews as ever, case %#', (answer) => {
    const { storeReviews } = inBrowsers.reviews;
    expect(read(storeReviews, answer)).toEqual(read(reviewSchemas.storeReviews, answer));
  });
});

interface Schemas {
  response: { safeParse(answer: unknown): { success: boolean; data?: unknown } };
}

/** What an answer is read as, or that it is refused. */
function read({ response }: Schemas, answer: unknown) {
  const { success, data } = response.safeParse(answer);
  return { success, data };
}
