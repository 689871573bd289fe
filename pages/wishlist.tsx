import { WishlistView } from '@/components/wishlist/page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadWishlist, { isOwn: true });

export default WishlistView;

/** The same for everybody: the browser fills in the shopper's own. */
async function loadWishlist() {
  return { head: { title: 'Wishlist', canonicalPath: '/wishlist', isIndexed: false }, data: {} };
}
