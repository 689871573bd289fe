import { StripePage } from '@/components/payment';
import { proxyPage } from '@/services/server/proxy-page';

export const getServerSideProps = proxyPage('stripe');

export default StripePage;
