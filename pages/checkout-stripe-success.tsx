import { SuccessView } from '@/components/checkout';
import { loadSuccess } from '@/services/server/checkout-pages';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadSuccess);

export default SuccessView;
