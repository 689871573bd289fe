export { Coupon } from './page/coupon';
export { EmptyCart } from './page/empty-cart';
export { LineNotes } from './parts/line-notes';
export { goneText, useCartTotals, useSeen } from './parts/use-cart';

/** The cart beside the page: none of it in a page's first load. */
export const loadCartDrawer = async () => (await import('./drawer/cart-drawer')).CartDrawer;
