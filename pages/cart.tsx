import { CartView } from '@/components/cart/page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadCart, { isOwn: true });

export default CartView;

/** The same for everybody: the browser fills in the shopper's own. */
async function loadCart() {
  return { head: { title: 'Cart', canonicalPath: '/cart', isIndexed: false }, data: {} };
}
