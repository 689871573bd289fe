import { expect, it } from 'vitest';
import { initSchema } from '@/core/model/shop.schema';
import * as fetching from '@/services/server/fetch-call';
import { loadListing } from '@/services/server/listing-page';
import { standIn } from '../../support/stand-in';
import { product } from '../product/fixtures';

const fetchCall = standIn(fetching, 'fetchCall');

const request = (query: Record<string, string> = {}) => ({
  domain: 'shop.example',
  init: Promise.resolve(initSchema.parse({ domain: 'shop.example' })),
  param: () => '',
  query: (key: string) => query[key],
  entries: () => [],
  addFacts: () => undefined,
  madeAt: 0,
  doNotKeep: () => undefined,
});

it('the data of a listing is what its cards show, and nothing that is offered elsewhere', async () => {
  const products = [product({ tag: 'fern', template: 'classic', updatedAt: '2026-01-01' })];
  const beside = { upsale: [product()], upsale2: [product()] };
  const answer = { products, page: 1, total: 1, totalPages: 1, ...beside };
  fetchCall.mockResolvedValue(answer as never);
  const loaded = await loadListing(request());
  const card = { ...product(), tag: '', template: '', createdAt: '', updatedAt: '' };
  const listing = { products: [card], page: 1, total: 1, totalPages: 1 };
  expect(loaded.seed.listing).toEqual(listing);
});

it.each([
  ['999', 3, '/shop?category=Combo+Set&page=3'],
  ['9'.repeat(400), 3, '/shop?category=Combo+Set&page=3'],
  ['2', 2, '/shop?category=Combo+Set&page=2'],
  ['0', 1, '/shop?category=Combo+Set'],
  ['two', 1, '/shop?category=Combo+Set'],
])(
  'page %s of three is page %i, by the own name of its category [S2.1055] [S2.1056]',
  async (page, shown, path) => {
    const category = 'Combo Set';
    fetchCall.mockImplementation((async (
      _call: unknown,
      _schemas: unknown,
      selection: { page: number },
    ) => ({
      ...{
        products: selection.page > 3 ? [] : [product()],
        page: selection.page,
        total: 3,
        totalPages: 3,
        category,
      },
    })) as never);
    const { head, data, seed } = await loadListing(request({ page, category: 'combo-set' }));
    expect([seed.listing.page, seed.listing.products.length]).toEqual([shown, 1]);
    expect([head.canonicalPath, data.filters.category]).toEqual([path, category]);
  },
);
