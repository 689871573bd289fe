import { Embed, OfficeGate } from '@/components/operations';
import { officePage } from '@/services/server/office-page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(officePage('embed'));

/** Where admins fetch what other sites need to show parts of the shop. */
export default function EmbedPage() {
  return (
    <OfficeGate>
      <Embed />
    </OfficeGate>
  );
}
