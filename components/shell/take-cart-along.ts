import { CART_DATA_KEY, writeCartData } from '@/core/rules/cart-data';
import { readPersonal, storeCart } from '@/store/persistence/read-personal';

/** Path, query and hash of this page, with the cart of this host, which keeps it no longer. */
export async function takeCartAlong(): Promise<string> {
  const { pathname, search, hash } = window.location;
  const { cart } = await readPersonal();
  if (cart.items.length === 0) return `${pathname}${search}${hash}`;
  storeCart([]);
  const brought = `${CART_DATA_KEY}=${encodeURIComponent(writeCartData(cart.items))}`;
  return `${pathname}${search ? `${search}&` : '?'}${brought}${hash}`;
}
