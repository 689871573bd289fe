import { CaseAccessView } from '@/components/cases';
import { loadCaseAccess } from '@/services/server/access-pages';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadCaseAccess);

export default CaseAccessView;
