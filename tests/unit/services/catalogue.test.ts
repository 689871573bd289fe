import { afterEach, expect, it, vi } from 'vitest';
import { callBackend } from '@/services/browser-client';
import { loadProduct, loadProductsOf, loadUpsale, loadVariants } from '@/services/catalogue';
import { product, SIZE } from '../product/fixtures';

vi.mock('@/services/browser-client', () => ({ callBackend: vi.fn() }));
const answers = (answer: unknown) => vi.mocked(callBackend).mockResolvedValue(answer);
afterEach(() => vi.resetAllMocks());

it('products are asked for by their ids, as many as there are', async () => {
  answers([product()]);
  expect(await loadProductsOf('a.example', ['p-1', 'p-2'])).toEqual([product()]);
  expect(callBackend).toHaveBeenCalledWith(expect.objectContaining({ path: '/products' }), {
    domain: 'a.example',
    ids: 'p-1,p-2',
    limit: 2,
  });
});

it('what goes together is that of the category, or of everything', async () => {
  answers({ products: [], upsale: [product()] });
  expect(await loadUpsale('a.example', '')).toEqual([product()]);
  expect(callBackend).toHaveBeenCalledWith(expect.objectContaining({ path: '/shop' }), {
    domain: 'a.example',
    category: 'All Products',
    limit: 1,
  });
});

it.each([[null], ['<html>'], [{ id: 'p' }], [{ ...product(), image: null }]])(
  'an answer that is no product is an error, not a product: %j',
  async (answer) => {
    answers(answer);
    await expect(loadProduct('a.example', 'p')).rejects.toMatchObject({ kind: 'schema' });
    answers([answer]);
    await expect(loadProductsOf('a.example', ['p'])).rejects.toMatchObject({ kind: 'schema' });
  },
);

it('choices that are no list are none', async () => {
  answers({ variants: [SIZE] });
  expect(await loadVariants('a.example', 'Hoodies')).toEqual([SIZE]);
  answers({ variants: 'none' });
  expect(await loadVariants('a.example', 'Hoodies')).toEqual([]);
});
