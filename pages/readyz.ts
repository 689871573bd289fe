import { healthPage } from '@/services/server/health-page';

export const getServerSideProps = healthPage('/readyz');

export default () => null;
