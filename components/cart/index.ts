export { Coupon } from './page/coupon';
export { EmptyCart } from './page/empty-cart';
export { CHECKOUT } from './parts/checkout';
export { goneText } from './parts/gone-text';
export { LineNotes } from './parts/line-notes';
export { useCartTotals } from './parts/use-cart-totals';
export { useSeen } from './parts/use-seen';

/** The cart beside the page: none of it in a page's first load. */
export const loadCartDrawer = async () => (await import('./drawer/cart-drawer')).CartDrawer;
