import { loadCancelled } from '@/services/server/own-pages';
import { shopPage } from '@/services/server/shop-page';

export { CancelledPage as default } from '@/components/checkout';
export const getServerSideProps = shopPage(loadCancelled);
