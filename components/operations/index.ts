import type { ComponentType } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { OfficeBroken } from './office/office-broken';
import { OfficeWaiting } from './office/office-waiting';

export { OfficeGate } from './office/office-gate';

/** A page of the back office, fetched once somebody is logged in. */
const page = (load: () => Promise<ComponentType>) =>
  onDemand(() => load().catch(() => OfficeBroken), OfficeWaiting);

export const Orders = page(async () => (await import('./orders/orders')).Orders);
export const Cases = page(async () => (await import('./cases/cases')).Cases);
export const Reviews = page(async () => (await import('./reviews/reviews')).Reviews);
export const Messages = page(async () => (await import('./inbox/inbox')).Messages);
export const Embed = page(async () => (await import('./embed/embed')).Embed);
export const Payments = page(async () => (await import('./payments/payments')).Payments);
