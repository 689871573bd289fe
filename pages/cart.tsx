import { CartView } from '@/components/cart/page';
import { loadCart } from '@/services/server/cart-page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadCart, { isOwn: true });

export default CartView;
