import { loadCart } from '@/services/server/own-pages';
import { shopPage } from '@/services/server/shop-page';

export { CartView as default } from '@/components/cart/page';
export const getServerSideProps = shopPage(loadCart, { isOwn: true });
