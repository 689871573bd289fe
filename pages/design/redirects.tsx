import { officePage } from '@/services/server/design-page';
import { shopPage } from '@/services/server/shop-page';

export { Redirects as default } from '@/components/operations';
export const getServerSideProps = shopPage(officePage('redirects'));
