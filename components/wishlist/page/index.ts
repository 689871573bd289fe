export { WishlistView } from './wishlist-view';
