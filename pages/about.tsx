import { AboutView } from '@/components/about';
import { loadAbout } from '@/services/server/about-page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadAbout);

export default AboutView;
