import { loadOrderTracking } from '@/services/server/access-pages';
import { shopPage } from '@/services/server/shop-page';

export { OrderTrackingView as default } from '@/components/orders';
export const getServerSideProps = shopPage(loadOrderTracking);
