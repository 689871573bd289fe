import dynamic from 'next/dynamic';

/** The drawers of the header: none of them in a page's first load, each fetched once. */
export const loadCart = async () => (await import('./cart-drawer')).CartDrawer;
export const loadMenu = async () => (await import('./menu-drawer')).MenuDrawer;
export const loadSearch = async () => (await import('./search-drawer')).SearchDrawer;

export const CartDrawer = dynamic(loadCart, { ssr: false });
export const MenuDrawer = dynamic(loadMenu, { ssr: false });
export const SearchDrawer = dynamic(loadSearch, { ssr: false });
