import { ContentView } from '@/components/content';
import { loadContent } from '@/services/server/content-pages';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadContent('/disclaimer'));

export default ContentView;
