import type { Cart } from '@/core/model/cart';
import { lineKey } from '@/core/rules/line-identity';

const KEY = 'hemline:begun-checkout';

/** The cart whose checkout was told last, in a browser that stores nothing. */
let begun = '';

/**
 * True for a cart of which this tab has told no checkout yet: one that is left and come back to, or priced
 * anew, has begun once. A cart that holds something else begins another.
 */
export function claimCheckout({ items }: Cart): boolean {
  const cart = JSON.stringify(items.map((line) => [lineKey(line), line.quantity]));
  if (cart === (readBegun() ?? begun)) return false;
  keep(cart);
  return true;
}

/** Once it is paid, the same things bought again are another checkout. */
export function endCheckout(): void {
  keep('');
}

function readBegun(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(cart: string): void {
  begun = cart;
  try {
    sessionStorage.setItem(KEY, cart);
  } catch {
    // It lasts as long as the document then.
  }
}
