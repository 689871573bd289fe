import { expect, test, vi } from 'vitest';
import { createCatalogueMemo } from '@/backend/services/memo';
import type { Product } from '@/core/model/product';

const MB = 1_048_576;

/** What a cart is of: two products of half as much text each. */
const cartOf = (bytes: number) => {
  const product = { description: 'x'.repeat(bytes / 2) } as Product;
  return async () => new Map([1, 2].map((id) => [String(id), product]));
};

test('what carts are of is kept as far as 16 MB of products go, however few carts they are [S7.825]', async () => {
  const { sold } = createCatalogueMemo();
  for (let cart = 0; cart < 18; cart += 1) await sold.get(String(cart), cartOf(MB));
  const build = vi.fn(cartOf(2));
  await sold.get('17', build);
  await sold.get('5', build);
  expect(build).not.toHaveBeenCalled();
  await sold.get('0', build);
  expect(build).toHaveBeenCalledOnce();
});
