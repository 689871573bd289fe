import { CancelledView } from '@/components/checkout';
import { loadCancelled } from '@/services/server/checkout-pages';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadCancelled);

export default CancelledView;
