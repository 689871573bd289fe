import * as messages from '../messages';
/** Width of the cart drawer in px (spec 9). */
export const CART_WIDTH_PX = 350;

/** Strings of the cart (spec 2). */
export const CART_TITLE = messages.yourCart;
export const CART_EMPTY = messages.empty;
export const VIEW_CART = messages.viewCart;

/** Duration of the toast of a copied coupon (spec 4, 9). */
export const COUPON_TOAST_MS = 1000;

/** Time to undo a removal; paused under the pointer. */
export const UNDO_MS = 6000;
