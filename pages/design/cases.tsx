import { Cases, OfficeGate } from '@/components/operations';
import { officePage } from '@/services/server/design-page';
import { shopPage } from '@/services/server/shop-page';
export const getServerSideProps = shopPage(officePage('cases'));

export default function CasesPage() {
  return (
    <OfficeGate>
      <Cases />
    </OfficeGate>
  );
}
