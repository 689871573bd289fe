import { proxyPage } from '@/services/server/proxy-page';

export { StripePage as default } from '@/components/payment';
export const getServerSideProps = proxyPage('stripe');
