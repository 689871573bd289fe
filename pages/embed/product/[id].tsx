import { embedOf } from '@/components/embed';
import { EmbeddedProduct } from '@/components/product/detail';
import { embedPage } from '@/services/server/embed/embed-page';
import { loadEmbeddedProduct } from '@/services/server/embed/loaders';

/** A product on other sites (spec 2). */
export const getServerSideProps = embedPage(loadEmbeddedProduct);

export default embedOf(EmbeddedProduct);
