import { EmbeddedCartButton, embedOf } from '@/components/embed';
import { embedPage } from '@/services/server/embed/embed-page';
import { loadCart } from '@/services/server/own-pages';

export const getServerSideProps = embedPage(loadCart);

export default embedOf(EmbeddedCartButton, true);
