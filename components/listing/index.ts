export { CategoryTiles } from './category-tiles';
export { ListingView } from './listing-view';
