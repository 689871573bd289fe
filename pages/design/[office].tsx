import { adminPage } from '@/services/server/admin-door';
import { loadOffice } from '@/services/server/design-page';

export { BackOffice as default } from '@/components/operations';
export const getServerSideProps = adminPage(loadOffice);
