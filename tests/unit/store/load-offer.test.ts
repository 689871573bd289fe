import { afterEach, expect, it, vi } from 'vitest';
import * as catalogue from '@/services/catalogue';
import { loadOffer } from '@/store/load-offer';
import { makeStore } from '@/store/make-store';
import { variantsReceived } from '@/store/slices/shop';
import { COLOR, product, SIZE } from '../product/fixtures';

const loadProduct = vi.spyOn(catalogue, 'loadProduct');
const loadVariants = vi.spyOn(catalogue, 'loadVariants');
afterEach(() => vi.resetAllMocks());

const hoodie = product();

it('the choices of a category are loaded once and kept by category [S4.27]', async () => {
  loadProduct.mockImplementation(async (_domain, id) => product({ id }));
  loadVariants.mockResolvedValue([SIZE]);
  const store = makeStore();
  const [one, other] = await Promise.all([
    store.dispatch(loadOffer(hoodie)),
    store.dispatch(loadOffer(product({ id: 'p-2' }))),
  ]);
  expect(one).toEqual({ product: hoodie, fields: [SIZE] });
  expect(other.fields).toEqual([SIZE]);
  await store.dispatch(loadOffer(hoodie));
  expect(loadVariants).toHaveBeenCalledExactlyOnceWith('localhost', 'Hoodies');
  expect(store.getState().shop.variantsByCategory).toEqual({ Hoodies: [SIZE] });
});

it('a product without a category has the default choices [S7.40]', async () => {
  loadProduct.mockResolvedValue(product({ category: '' }));
  loadVariants.mockResolvedValue([SIZE]);
  await makeStore().dispatch(loadOffer(product({ category: '' })));
  expect(loadVariants).toHaveBeenCalledWith('localhost', 'default');
});

it('a product’s own choices come before those of its category, which may fail then', async () => {
  loadProduct.mockResolvedValue(product({ variants: [COLOR] }));
  loadVariants.mockRejectedValue(new Error('away'));
  expect((await makeStore().dispatch(loadOffer(hoodie))).fields).toEqual([COLOR]);
});

it('choices that fail to load are asked for again', async () => {
  loadProduct.mockResolvedValue(hoodie);
  loadVariants.mockRejectedValueOnce(new Error('away')).mockResolvedValue([SIZE]);
  const store = makeStore();
  await expect(store.dispatch(loadOffer(hoodie))).rejects.toThrow('away');
  expect((await store.dispatch(loadOffer(hoodie))).fields).toEqual([SIZE]);
});

it('known choices are not asked for; a category named like a part of every object is', async () => {
  loadProduct.mockResolvedValue(hoodie);
  loadVariants.mockResolvedValue([]);
  const store = makeStore();
  store.dispatch(variantsReceived({ category: 'Hoodies', variants: [SIZE] }));
  await store.dispatch(loadOffer(hoodie));
  expect(loadVariants).not.toHaveBeenCalled();
  const odd = await store.dispatch(loadOffer(product({ category: 'constructor' })));
  expect(odd.fields).toEqual([]);
});
