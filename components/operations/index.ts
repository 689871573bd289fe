import { onDemand } from '@/components/ui/on-demand';
import { OfficeWaiting } from './office/office-waiting';

export { OfficeGate } from './office/office-gate';

// The back office is fetched once somebody is logged in.
export const Orders = onDemand(async () => (await import('./orders/orders')).Orders, OfficeWaiting);
export const Cases = onDemand(async () => (await import('./cases/cases')).Cases, OfficeWaiting);
export const Reviews = onDemand(
  async () => (await import('./reviews/reviews')).Reviews,
  OfficeWaiting,
);
export const Messages = onDemand(
  async () => (await import('./messages/messages')).Messages,
  OfficeWaiting,
);
export const Payments = onDemand(
  async () => (await import('./payments/payments')).Payments,
  OfficeWaiting,
);
