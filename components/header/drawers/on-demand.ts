import { loadCartDrawer } from '@/components/cart';
import { loadSearchDrawer } from '@/components/search';
import { onDemand } from '@/components/ui';

/** The drawers of the header: none of them in a page's first load, each fetched once. */
export const loadMenu = async () => (await import('./header-menu')).HeaderMenu;

/** The menu of a navigation that stands elsewhere. */
export const loadMenuDrawer = async () => (await import('./menu-drawer')).MenuDrawer;

/** It is opened by the flag of the store too, which is taken back where it cannot be shown. */
export const CartDrawer = onDemand(loadCartDrawer, undefined, ({ onClose }) => onClose());
export const HeaderMenu = onDemand(loadMenu);
export const MenuDrawer = onDemand(loadMenuDrawer);
export const SearchDrawer = onDemand(loadSearchDrawer);
