import { shopPage } from '@/services/server/shop-page';
import { loadSizeGuide } from '@/services/server/size-guide-page';

export { GuideView as default } from '@/components/size-guide-page';
export const getServerSideProps = shopPage(loadSizeGuide);
