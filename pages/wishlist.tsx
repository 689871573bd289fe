import { WishlistView } from '@/components/wishlist/page';
import { shopPage } from '@/services/server/shop-page';
import { loadWishlist } from '@/services/server/wishlist-page';

export const getServerSideProps = shopPage(loadWishlist, { isOwn: true });

export default WishlistView;
