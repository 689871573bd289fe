import { CART_FROM_KEY, linesBeyond, quantitiesOf } from '@/core/rules/persisted/brought-cart';
import { CART_DATA_KEY, readCartData, writeCartData } from '@/core/rules/persisted/cart-data';
import { newCartName } from '@/store/persistence/new-cart-name';
import { readPersonal, storeCart } from '@/store/persistence/read-personal';

/** Address of this page with the cart of this host, named so that it is taken once, unless one is there already. */
export async function addressWithCart(): Promise<string> {
  const { pathname, search, hash } = window.location;
  const { cart } = await readPersonal();
  const isTaken = new URLSearchParams(search).has(CART_DATA_KEY);
  if (cart.items.length === 0 || isTaken) return `${pathname}${search}${hash}`;
  const data = writeCartData(cart.items);
  storeCart(linesBeyond(cart.items, quantitiesOf(readCartData(data))));
  const brought = `${CART_DATA_KEY}=${encodeURIComponent(data)}&${CART_FROM_KEY}=${newCartName()}`;
  return `${pathname}${search ? `${search}&` : '?'}${brought}${hash}`;
}
