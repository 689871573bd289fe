export { SearchBox } from './box/search-box';

/** The search above the page: none of it in a page's first load. */
export const loadSearchDrawer = async () => (await import('./drawer/search-drawer')).SearchDrawer;
