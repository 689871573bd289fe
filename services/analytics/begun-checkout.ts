import type { Cart } from '@/core/model/cart';
import { lineKey } from '@/core/rules/cart/line-identity';
import { beginCheckout } from '@/core/rules/measuring/measured-events';
import { attempt } from '@/core/values/attempt';
import { track } from './measure';

const KEY = 'hemline:begun-checkout';

/** The cart whose checkout this document has told last. */
let begun = '';

/** Tells once in this tab that the checkout of a cart begins; unheard when the document is left, it counts as not told. */
export function trackCheckout(cart: Cart): void {
  const held = JSON.stringify(cart.items.map((line) => [lineKey(line), line.quantity]));
  if (held === begun || held === attempt(() => sessionStorage.getItem(KEY))) return;
  begun = held;
  track(beginCheckout(cart), () => begun === held && keep(held));
}

/** Ends a checkout: once it is paid, or the cart was emptied, the same things bought again are another checkout. */
export function endCheckout(): void {
  begun = '';
  keep('');
}

/** Remembers the cart; if storage is refused, it lasts as long as the document. */
function keep(cart: string): void {
  attempt(() => sessionStorage.setItem(KEY, cart));
}
