import { loadRestock } from '@/services/server/access-pages';
import { shopPage } from '@/services/server/shop-page';

export { RestockView as default } from '@/components/restock';
export const getServerSideProps = shopPage(loadRestock);
