import { proxyPage } from '@/services/server/proxy-page';

export { AirwallexPage as default } from '@/components/payment';
export const getServerSideProps = proxyPage('airwallex');
