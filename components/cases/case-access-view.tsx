import { ServicePage } from '@/components/content';
import type { TrailStep } from '@/core/rules/address/trail';
import { CaseAccess } from './case-access';

interface CaseAccessViewProps {
  title: string;
  trail: readonly TrailStep[];
  /** From the address, '' where it names none. */
  orderId: string;
  supportEmail: string;
}

/** The dispute flow (spec 2): an order is proven, then disputes about it are filed, followed and answered. */
export function CaseAccessView({ title, trail, orderId, supportEmail }: CaseAccessViewProps) {
  return (
    <ServicePage
      title={title}
      trail={trail}
      isPrivate
      lead="Something is wrong with an order? Tell us what happened, add photos, and follow our answer here."
    >
      <CaseAccess orderId={orderId} supportEmail={supportEmail} />
    </ServicePage>
  );
}
