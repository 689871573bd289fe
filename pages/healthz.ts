import { healthPage } from '@/services/server/health-page';

export const getServerSideProps = healthPage('/healthz');

export default () => null;
