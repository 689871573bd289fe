export { ListingView } from './listing-view';
