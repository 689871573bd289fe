import { CART_FROM_KEY, linesBeyond, quantitiesOf } from '@/core/rules/persisted/brought-cart';
import { CART_DATA_KEY, readCartData, writeCartData } from '@/core/rules/persisted/cart-data';
import { newCartName } from '@/store/persistence/new-cart-name';
import { readPersonal, storeCart } from '@/store/persistence/read-personal';

/**
 * Path, query and hash of this page, with the cart of this host, which keeps what there is no room for: all of it
 * where another cart is on its way there already. It has a name, so that a way back brings it no second time.
 */
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
