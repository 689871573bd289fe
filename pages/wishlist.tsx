import { loadWishlist } from '@/services/server/own-pages';
import { shopPage } from '@/services/server/shop-page';

export { WishlistView as default } from '@/components/wishlist/page';
export const getServerSideProps = shopPage(loadWishlist, { isOwn: true });
