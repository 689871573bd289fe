import { EditablePage } from '@/blocks';
import { useDesigned } from '@/hooks/use-designed';
import type { DesignedRef } from '@/services/page-props';
import { loadCustomPage } from '@/services/server/custom-page';
import { shopPage } from '@/services/server/shop-page';
export const getServerSideProps = shopPage(loadCustomPage);

/** A page that the shop has made itself (spec 2): it has no content but its blocks. */
export default function CustomPage({ designed }: { designed: DesignedRef }) {
  return <EditablePage designed={useDesigned(designed)}>{null}</EditablePage>;
}
