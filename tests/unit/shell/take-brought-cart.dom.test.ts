import { beforeEach, expect, it } from 'vitest';
import { takeBroughtCarts } from '@/components/shell/take-brought-cart';
import { makeStore } from '@/store/make-store';
import { idsOf, line } from '../persistence/fixtures';

/** A store after the page at an address has taken what the address brings. */
function storeAt(cartData: string) {
  window.history.replaceState(null, '', `/shop?cart_data=${cartData}&utm_source=mail`);
  const store = makeStore();
  takeBroughtCarts(store, new URL(window.location.href));
  return store;
}

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));

beforeEach(() => sessionStorage.clear());

it('a cart in the address is in the shop, and leaves the address', () => {
  expect(idsOf(storeAt(encoded([line('a')])).getState().cart)).toEqual(['a']);
  expect(window.location.search).toBe('?utm_source=mail');
});

it.each([
  ['half an object', '%7B'],
  ['nothing', 'null'],
  ['half an escape', '%E0%A4'],
  ['lines that are none', encoded(Array.from({ length: 300 }, () => ({ a: 1 })))],
])('one that is %s does no harm', (_, brought) => {
  expect(storeAt(brought).getState().cart.items).toEqual([]);
  expect(window.location.search).toBe('?utm_source=mail');
});

it('a product and a quantity that are none do no harm', () => {
  const brought = '[{"product":{"id":"__proto__"},"quantity":1e99}]';
  const { items } = storeAt(encodeURIComponent(brought)).getState().cart;
  expect(items.every(({ quantity }) => Number.isSafeInteger(quantity))).toBe(true);
  expect('product' in {}).toBe(false);
  expect(window.location.search).toBe('?utm_source=mail');
});
