import { ServicePage } from '@/components/content';
import type { TrailStep } from '@/core/rules/address/trail';
import { TrackingForm } from './tracking-form';

interface OrderTrackingViewProps {
  title: string;
  trail: readonly TrailStep[];
  /** From the address, '' where it names none. */
  orderId: string;
  supportEmail: string;
  /** Whether the shop takes disputes. */
  hasDisputes: boolean;
}

/** Order tracking (spec 2): an order's number and e-mail in, where it is out. */
export function OrderTrackingView({ title, trail, ...form }: OrderTrackingViewProps) {
  return (
    <ServicePage
      title={title}
      trail={trail}
      isPrivate
      lead="See where your order is and when to expect it. You find the order number in your confirmation e-mail."
    >
      <TrackingForm {...form} />
    </ServicePage>
  );
}
