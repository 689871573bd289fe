export { SearchBox } from './box/search-box';
export { PageSearch } from './page/page-search';

/** The search above the page: none of it in a page's first load. */
export const loadSearchDrawer = async () => (await import('./drawer/search-drawer')).SearchDrawer;
