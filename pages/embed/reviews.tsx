import { EditablePage } from '@/blocks';
import { embedOf, NoReviews } from '@/components/embed';
import type { DesignedPageData } from '@/services/page-props';
import { embedPage } from '@/services/server/embed/embed-page';
import { loadEmbeddedReviews } from '@/services/server/embed/loaders';

export const getServerSideProps = embedPage(loadEmbeddedReviews);

export default embedOf(({ designed }: { designed: DesignedPageData | null }) => (
  <EditablePage designed={designed}>
    <NoReviews />
  </EditablePage>
));
