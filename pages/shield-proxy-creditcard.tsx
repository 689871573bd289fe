import { proxyPage } from '@/services/server/proxy-page';

export { CreditcardPage as default } from '@/components/payment';
export const getServerSideProps = proxyPage('creditcard');
