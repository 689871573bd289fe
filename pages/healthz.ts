import { healthPage } from '@/services/server/health-page';

export const getServerSideProps = healthPage('/healthz');

export default function Healthz() {
  return null;
}
