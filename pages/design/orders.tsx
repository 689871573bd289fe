import { officePage } from '@/services/server/design-page';
import { shopPage } from '@/services/server/shop-page';

export { Orders as default } from '@/components/operations';
export const getServerSideProps = shopPage(officePage('orders'));
