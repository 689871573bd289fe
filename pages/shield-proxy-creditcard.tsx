import { CreditcardPage } from '@/components/payment';
import { proxyPage } from '@/services/server/proxy-page';

export const getServerSideProps = proxyPage('creditcard');

export default CreditcardPage;
