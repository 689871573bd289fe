import { CART_DATA_KEY, writeCartData } from '@/core/rules/cart-data';
import { readPersonal } from '@/store/persistence/read-personal';

/** Path, query and hash of this page, with the cart that this host keeps. */
export async function addressWithCart(): Promise<string> {
  const { pathname, search, hash } = window.location;
  const { cart } = await readPersonal();
  if (cart.items.length === 0) return `${pathname}${search}${hash}`;
  const brought = `${CART_DATA_KEY}=${encodeURIComponent(writeCartData(cart.items))}`;
  return `${pathname}${search ? `${search}&` : '?'}${brought}${hash}`;
}
