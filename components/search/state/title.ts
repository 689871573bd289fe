import * as messages from '../messages';
/** The name of the search and of its field (spec 2): all of its strings that a page begins with. */
export const SEARCH_TITLE = messages.searchProducts;
