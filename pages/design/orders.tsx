import { Orders } from '@/components/operations';
import { officePage } from '@/services/server/design-page';
import { shopPage } from '@/services/server/shop-page';
export const getServerSideProps = shopPage(officePage('orders'));

export default Orders;
