import { loadOffice } from '@/services/server/design-page';
import { shopPage } from '@/services/server/shop-page';

export { BackOffice as default } from '@/components/operations';
export const getServerSideProps = shopPage(loadOffice);
