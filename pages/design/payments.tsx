import { OfficeGate, Payments } from '@/components/operations';
import { officePage } from '@/services/server/office-page';
import { shopPage } from '@/services/server/shop-page';

export const getServerSideProps = shopPage(officePage('payments'));

/** Where admins say who takes the payments of the shop. */
export default function PaymentsPage() {
  return (
    <OfficeGate>
      <Payments />
    </OfficeGate>
  );
}
