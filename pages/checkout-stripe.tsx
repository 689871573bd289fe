import { RedirectView } from '@/components/checkout';
import { loadRedirect } from '@/services/server/checkout-pages';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadRedirect);

export default RedirectView;
