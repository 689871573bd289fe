import { linesBeyond, quantitiesOf } from '@/core/rules/brought-cart';
import { CART_DATA_KEY, readCartData, writeCartData } from '@/core/rules/cart-data';
import { readPersonal, storeCart } from '@/store/persistence/read-personal';

/** Path, query and hash of this page, with the cart of this host, which keeps what there is no room for. */
export async function takeCartAlong(): Promise<string> {
  const { pathname, search, hash } = window.location;
  const { cart } = await readPersonal();
  if (cart.items.length === 0) return `${pathname}${search}${hash}`;
  const data = writeCartData(cart.items);
  storeCart(linesBeyond(cart.items, quantitiesOf(readCartData(data))));
  const brought = `${CART_DATA_KEY}=${encodeURIComponent(data)}`;
  return `${pathname}${search ? `${search}&` : '?'}${brought}${hash}`;
}
