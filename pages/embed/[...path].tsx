import { embedOf } from '@/components/embed';
import { embedPage } from '@/services/server/embed/embed-page';

/** Every embed that there is not: said within the frame. */
export const getServerSideProps = embedPage(async () => null);

export default embedOf(() => null);
