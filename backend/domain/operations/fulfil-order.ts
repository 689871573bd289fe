import type { Services } from '../../services/services';
import { enterState } from '../orders/enter-state';
import type { OrderRow } from '../orders/prove-order';
import { changeSeenOrder, type Operator, type SeenOrder } from './change-seen-order';

interface Parcel {
  carrier: string;
  trackingNumber: string;
  /** '' for none. */
  trackingUrl: string;
}

/** Notes that an order is with its carrier, and has its shopper told. @throws DomainError not-found, conflict */
export async function fulfilOrder(
  services: Services,
  operator: Operator,
  { carrier, trackingNumber, trackingUrl, ...seen }: SeenOrder & Parcel,
): Promise<OrderRow> {
  return changeSeenOrder(services, operator, seen, 'fulfil', (tx, order, by) =>
    enterState(tx, order, 'fulfilled', by, { carrier, trackingNumber, trackingUrl }),
  );
}
