import { beforeEach, expect, it } from 'vitest';
import { addressWithCart } from '@/components/shell/address-with-cart';
import { CART_FROM_KEY, isCartName } from '@/core/rules/persisted/brought-cart';
import { CART_DATA_KEY, readCartData } from '@/core/rules/persisted/cart-data';
import { readPersonal } from '@/store/persistence/read-personal';
import { idsOf, line, ROOT, savedRoot } from '../persistence/fixtures';

const brought = (address: string) =>
  readCartData(new URL(address, 'https://shop.example').searchParams.get(CART_DATA_KEY) ?? '');

const keep = (ids: string[]) => {
  const items = ids.map((id) => line(id));
  localStorage.setItem(ROOT, savedRoot({ cart: { items } }));
};

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/shop?sort=price-asc#top');
});

it('a cart leaves with the way to the main host, beside what stands in the address [S4.73]', async () => {
  keep(['a', 'b']);
  const address = await addressWithCart();
  expect(address).toMatch(/^\/shop\?sort=price-asc&cart_data=.*#top$/);
  expect(idsOf({ items: brought(address) })).toEqual(['a', 'b']);
  expect((await readPersonal()).cart.items).toEqual([]);
  expect(await addressWithCart()).toBe('/shop?sort=price-asc#top');
});

it('it has a name of its own, by which it counts once [S4.73]', async () => {
  const names = [];
  for (let time = 0; time < 2; time += 1) {
    keep(['a']);
    const { searchParams } = new URL(await addressWithCart(), 'https://shop.example');
    names.push(searchParams.get(CART_FROM_KEY) ?? '');
  }
  expect(names.map(isCartName)).toEqual([true, true]);
  expect(new Set(names).size).toBe(2);
});

it('a cart that the address brings goes first, and the one here stays [S4.73]', async () => {
  keep(['a']);
  window.history.replaceState(null, '', '/shop?cart_data=%5B%5D');
  expect(await addressWithCart()).toBe('/shop?cart_data=%5B%5D');
  expect(idsOf((await readPersonal()).cart)).toEqual(['a']);
});

it('what no address has room for stays in the cart that it lay in [S4.73]', async () => {
  const ids = Array.from({ length: 90 }, (_, index) => `${index}-${'long-name-'.repeat(15)}`);
  keep(ids);
  const taken = idsOf({ items: brought(await addressWithCart()) });
  const left = idsOf((await readPersonal()).cart);
  expect(taken.length).toBeGreaterThan(0);
  expect(left.length).toBeGreaterThan(0);
  expect([...taken, ...left]).toEqual(ids);
});
