import { OrderTrackingView } from '@/components/orders';
import { loadOrderTracking } from '@/services/server/access-pages';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadOrderTracking);

export default OrderTrackingView;
