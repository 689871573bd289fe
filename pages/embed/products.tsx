import { EditablePage } from '@/blocks';
import { embedOf } from '@/components/embed';
import type { DesignedPageData } from '@/services/page-props';
import { embedPage } from '@/services/server/embed/embed-page';
import { loadEmbeddedProducts } from '@/services/server/embed/loaders';

/** Products on other sites (spec 2). */
export const getServerSideProps = embedPage(loadEmbeddedProducts);

export default embedOf(({ designed }: { designed: DesignedPageData }) => (
  <EditablePage designed={designed}>{null}</EditablePage>
));
