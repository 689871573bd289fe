import * as messages from '../messages';
/** Width of the cart drawer in px (spec 9). */
export const CART_WIDTH_PX = 350;

/** Strings of the cart (spec 2). */
export const CART_TITLE = messages.yourCart;
export const CART_EMPTY = messages.empty;
export const VIEW_CART = messages.viewCart;

/** How long a copied coupon is told of (spec 4, 9). */
export const COUPON_TOAST_MS = 1000;

/** How long a removed line can be brought back, while nobody points at it. */
export const UNDO_MS = 6000;
