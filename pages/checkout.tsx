import { loadCheckout } from '@/services/server/own-pages';
import { shopPage } from '@/services/server/shop-page';

export { CheckoutPage as default } from '@/components/checkout';
export const getServerSideProps = shopPage(loadCheckout);
