import { onDemand } from '@/components/ui/on-demand';

/** The drawers of the header: none of them in a page's first load, each fetched once. */
export const loadCart = async () => (await import('./cart-drawer')).CartDrawer;
export const loadMenu = async () => (await import('./menu-drawer')).MenuDrawer;
export const loadSearch = async () => (await import('./search-drawer')).SearchDrawer;

export const CartDrawer = onDemand(loadCart);
export const MenuDrawer = onDemand(loadMenu);
export const SearchDrawer = onDemand(loadSearch);
