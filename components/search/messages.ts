export const search = 'Search';
export const tryAgain = 'Try again';
export const results = 'Results';
export const popularSearches = 'Popular searches';
export const categories = 'Categories';
export const seeItInTheShop = 'See it in the shop';
export const searching = 'Searching…';
export const startSearching = 'Start searching';
export const startHint = 'Enter keywords to find products';
export const searchError = 'Search Error';
export const errorHint = 'Try adjusting your search terms';
export const searchProducts = 'Search Products';
export const seeAll = (total: number): string => `See all ${total} results`;
export const productCount = (total: number): string => `${total} product(s) found`;
export const resultsFor = (total: number, query: string): string =>
  `Found ${total} results for "${query}"`;
