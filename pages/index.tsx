import { designedPage } from '@/blocks';
import { HomeView } from '@/components/home';
import { loadHome } from '@/services/server/home-page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadHome);

export default designedPage(HomeView);
