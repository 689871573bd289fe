import { AirwallexPage } from '@/components/payment';
import { proxyPage } from '@/services/server/proxy-page';

export const getServerSideProps = proxyPage('airwallex');

export default AirwallexPage;
