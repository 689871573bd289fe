import { loadRedirect } from '@/services/server/own-pages';
import { shopPage } from '@/services/server/shop-page';

export { RedirectPage as default } from '@/components/checkout';
export const getServerSideProps = shopPage(loadRedirect);
