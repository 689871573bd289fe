import { RestockView } from '@/components/restock';
import { loadRestock } from '@/services/server/access-pages';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadRestock);

export default RestockView;
