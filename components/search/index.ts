export { SearchBox } from './box/search-box';
export { NO_RESULTS_HINT, NO_RESULTS_TITLE } from './constants';

/** The search above the page: none of it in a page's first load. */
export const loadSearchDrawer = async () => (await import('./drawer/search-drawer')).SearchDrawer;
