import { EditablePage } from '@/blocks';
import { Embed, NoReviews } from '@/components/embed';
import type { DesignedPageData, Embedded } from '@/services/page-props';
import { embedPage } from '@/services/server/embed/embed-page';
import { loadEmbeddedReviews } from '@/services/server/embed/loaders';

export const getServerSideProps = embedPage(loadEmbeddedReviews);

interface EmbeddedReviewsPageProps {
  embedded: Embedded<{ designed: DesignedPageData | null }>;
}

export default function EmbeddedReviewsPage({ embedded }: EmbeddedReviewsPageProps) {
  return (
    <Embed of={embedded}>
      {({ designed }) => (
        <EditablePage designed={designed}>
          <NoReviews />
        </EditablePage>
      )}
    </Embed>
  );
}
