import { proxyPage } from '@/services/server/proxy-page';

export { PaypalPage as default } from '@/components/payment';
export const getServerSideProps = proxyPage('paypal');
