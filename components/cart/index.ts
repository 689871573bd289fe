export { CHECKOUT } from './checkout';

/** The cart beside the page: none of it in a page's first load. */
export const loadCartDrawer = async () => (await import('./drawer/cart-drawer')).CartDrawer;
