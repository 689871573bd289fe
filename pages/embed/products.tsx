import { EditablePage } from '@/blocks';
import { Embed } from '@/components/embed';
import type { DesignedPageData, Embedded } from '@/services/page-props';
import { embedPage } from '@/services/server/embed/embed-page';
import { loadEmbeddedProducts } from '@/services/server/embed/loaders';

export const getServerSideProps = embedPage(loadEmbeddedProducts);

interface EmbeddedProductsPageProps {
  embedded: Embedded<{ designed: DesignedPageData }>;
}

/** Products on other sites (spec 2). */
export default function EmbeddedProductsPage({ embedded }: EmbeddedProductsPageProps) {
  return (
    <Embed of={embedded}>
      {({ designed }) => <EditablePage designed={designed}>{null}</EditablePage>}
    </Embed>
  );
}
