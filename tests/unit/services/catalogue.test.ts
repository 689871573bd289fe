import { beforeEach, expect, it } from 'vitest';
import {
  loadGridProducts,
  loadProduct,
  loadProductsOf,
  loadUpsales,
  loadVariants,
} from '@/services/catalogue';
import { answerCalls } from '../../support/backend-calls';
import { product, SIZE } from '../product/fixtures';

let request: unknown;
let answer: unknown;

answerCalls(async (config) => {
  request = { url: config.url, ...Object.fromEntries(config.params) };
  return { status: 200, statusText: '', headers: {}, data: answer, config };
});

beforeEach(() => {
  request = null;
});

it('products are asked for by their ids, as many as there are', async () => {
  answer = [product()];
  expect(await loadProductsOf('a.example', ['p-1', 'p-2'])).toEqual([product()]);
  expect(request).toEqual({ url: '/products', domain: 'a.example', ids: 'p-1,p-2', limit: '2' });
});

it('what goes together is that of the category, or of everything', async () => {
  answer = { products: [], page: 1, total: 0, totalPages: 1, upsale: [product()] };
  expect(await loadUpsales('a.example')).toEqual({ upsale: [product()], upsale2: [] });
  expect(request).toMatchObject({ url: '/shop', category: 'All Products', limit: '1' });
});

it('a product grid asks by category, order and number [S7.321]', async () => {
  const grid = {
    domain: 'a.example',
    category: 'Hoodies',
    sortBy: 'newest',
    totalProducts: 8,
  } as const;
  answer = { status: 0, message: '', data: { products: [product()] } };
  expect(await loadGridProducts(grid)).toEqual([product()]);
  expect(request).toEqual({ url: '/products-component', ...grid, totalProducts: '8' });
});

it('a product grid whose status is not 0 says why, or that it failed [S8.320]', async () => {
  const grid = { domain: 'a.example', totalProducts: 8 };
  answer = { status: 3, message: 'Closed today.' };
  await expect(loadGridProducts(grid)).rejects.toThrow('Closed today.');
  answer = { status: 3 };
  await expect(loadGridProducts(grid)).rejects.toThrow('Failed to fetch products');
  answer = { status: 0, data: {} };
  await expect(loadGridProducts(grid)).rejects.toThrow('Failed to fetch products');
});

it('choices are those of the category', async () => {
  answer = { category: 'Hoodies', variants: [SIZE] };
  expect(await loadVariants('a.example', 'Hoodies')).toEqual([SIZE]);
  expect(request).toMatchObject({ url: '/variants', category: 'Hoodies' });
});

it.each([[null], ['<html>'], [{ id: 'p' }], [{ ...product(), name: null }]])(
  'an answer that is no product is an error, not a product: %j',
  async (odd) => {
    answer = odd;
    await expect(loadProduct('a.example', 'p')).rejects.toMatchObject({ kind: 'schema' });
    answer = [odd];
    await expect(loadProductsOf('a.example', ['p'])).rejects.toMatchObject({ kind: 'schema' });
  },
);
