import { enterState } from '../orders/enter-state';
import type { OrderRow } from '../orders/prove-order';
import type { ShopServices } from '../shops/find-shop';
import { changeSeenOrder, type Operator, type SeenOrder } from './change-seen-order';

const ACTIONS = { 'in-production': 'produce', delivered: 'deliver' } as const;

/** Notes that an order is in production, or has arrived. @throws DomainError not-found, conflict */
export async function advanceOrder(
  services: ShopServices,
  admin: Operator,
  { to, ...seen }: SeenOrder & { to: keyof typeof ACTIONS },
): Promise<OrderRow> {
  return changeSeenOrder(services, admin, seen, ACTIONS[to], (tx, order, by) =>
    enterState(tx, order, to, by),
  );
}

interface Parcel {
  carrier: string;
  trackingNumber: string;
  /** '' for none. */
  trackingUrl: string;
}

/** Notes that an order is with its carrier, and has its shopper told. @throws DomainError not-found, conflict */
export async function fulfilOrder(
  services: ShopServices,
  admin: Operator,
  { carrier, trackingNumber, trackingUrl, ...seen }: SeenOrder & Parcel,
): Promise<OrderRow> {
  return changeSeenOrder(services, admin, seen, 'fulfil', (tx, order, by) =>
    enterState(tx, order, 'fulfilled', by, { carrier, trackingNumber, trackingUrl }),
  );
}
