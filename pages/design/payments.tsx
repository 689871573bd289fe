import { Payments } from '@/components/operations';
import { officePage } from '@/services/server/design-page';
import { shopPage } from '@/services/server/shop-page';
export const getServerSideProps = shopPage(officePage('payments'));

export default Payments;
