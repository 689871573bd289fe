import type { CartLine, WishlistItem } from '@/core/model/cart';
import { attempt } from '@/core/values/attempt';
import { CART_KEY, keyHere, parsed, readText, WISHLIST_KEY } from './browser-storage';

interface Personal {
  cart: { items: readonly CartLine[] };
  wishlist: { items: readonly WishlistItem[] };
}

/** Writes both mirrors: lines, and wishlist products with their choices; into session storage if need be. */
export function writeMirrors({ cart, wishlist }: Personal): void {
  store(CART_KEY, cart.items);
  store(
    WISHLIST_KEY,
    wishlist.items.map(({ product, variants, variantId }) => ({
      ...product,
      ...(variants && { chosenVariants: variants }),
      ...(variantId !== undefined && { chosenVariantId: variantId }),
    })),
  );
}

/** Cart and wishlist as the mirrors have them; undefined where there are none. */
export function readMirrors() {
  const lines = readText(CART_KEY);
  const products = readText(WISHLIST_KEY);
  if (lines === null && products === null) return undefined;
  return { cart: { items: parsed(lines) }, wishlist: { items: itemsOf(parsed(products)) } };
}

function itemsOf(products: unknown): unknown {
  if (!Array.isArray(products)) return undefined;
  return products.map((product) => ({
    product,
    variants: product?.chosenVariants,
    variantId: product?.chosenVariantId,
  }));
}

function store(key: string, items: readonly object[]): void {
  const [name, text] = [keyHere(key), JSON.stringify(items)];
  try {
    localStorage.setItem(name, text);
  } catch {
    // Where this is blocked as well, the shopper has been told, and the visit goes on in memory.
    attempt(() => sessionStorage.setItem(name, text));
  }
}
