import { expect, it } from 'vitest';
import { initSchema } from '@/core/model/shop.schema';
import * as fetching from '@/services/server/fetch-call';
import { loadListing } from '@/services/server/listing-page';
import { standIn } from '../../support/stand-in';
import { product } from '../product/fixtures';

const fetchCall = standIn(fetching, 'fetchCall');

it('the data of a listing is what its cards show, and nothing that is offered elsewhere', async () => {
  const products = [product({ tag: 'fern', template: 'classic', updatedAt: '2026-01-01' })];
  const beside = { upsale: [product()], upsale2: [product()] };
  const answer = { products, page: 1, total: 1, totalPages: 1, ...beside };
  fetchCall.mockResolvedValue(answer as never);
  const loaded = await loadListing({
    domain: 'shop.example',
    init: Promise.resolve(initSchema.parse({ domain: 'shop.example' })),
    param: () => '',
    query: () => undefined,
    entries: () => [],
    addFacts: () => undefined,
    madeAt: 0,
    doNotKeep: () => undefined,
  });
  const card = { ...product(), tag: '', template: '', createdAt: '', updatedAt: '' };
  const listing = { products: [card], page: 1, total: 1, totalPages: 1 };
  expect(loaded?.seed.listing).toEqual(listing);
});
