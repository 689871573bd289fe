import { loadCaseAccess } from '@/services/server/access-pages';
import { shopPage } from '@/services/server/shop-page';

export { CaseAccessView as default } from '@/components/cases';
export const getServerSideProps = shopPage(loadCaseAccess);
