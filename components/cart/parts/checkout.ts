import * as messages from '../messages';
/** The way on from a cart (spec 2): all of its strings that a page begins with. */
export const CHECKOUT = messages.checkout;
