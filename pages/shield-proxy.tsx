import { PaypalPage } from '@/components/payment';
import { proxyPage } from '@/services/server/proxy-page';

export const getServerSideProps = proxyPage('paypal');

export default PaypalPage;
