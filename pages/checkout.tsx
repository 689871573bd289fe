import { CheckoutView } from '@/components/checkout';
import { loadCheckout } from '@/services/server/checkout-pages';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadCheckout);

export default CheckoutView;
