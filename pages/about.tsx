import { designedPage } from '@/blocks';
import { AboutView } from '@/components/about';
import { loadAbout } from '@/services/server/content-pages';
import { designable } from '@/services/server/designed-page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(designable('about', loadAbout));

export default designedPage(AboutView);
