import { designedPage } from '@/blocks';
import { loadCustomPage } from '@/services/server/custom-page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(loadCustomPage);

/** A page that the shop has made itself (spec 2): it has no content but its blocks. */
export default designedPage(() => null);
