import { loadSuccess } from '@/services/server/own-pages';
import { shopPage } from '@/services/server/shop-page';

export { SuccessView as default } from '@/components/checkout';
export const getServerSideProps = shopPage(loadSuccess);
