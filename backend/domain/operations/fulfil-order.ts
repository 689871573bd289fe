import type { Services } from '../../services';
import { queueOrderMail } from '../mail';
import { enterState } from '../orders/enter-state';
import type { OrderRow } from '../orders/prove-order';
import type { ShopRef } from '../shops/find-shop';
import { changeSeenOrder, type SeenOrder } from './change-seen-order';

interface Parcel {
  carrier: string;
  trackingNumber: string;
  /** '' for none. */
  trackingUrl: string;
}

/** Notes that an order is with its carrier, and has its shopper told. @throws HttpError 404, 409 */
export async function fulfilOrder(
  services: Services,
  shop: ShopRef,
  { carrier, trackingNumber, trackingUrl, ...seen }: SeenOrder & Parcel,
): Promise<OrderRow> {
  return changeSeenOrder(services, shop, seen, 'fulfil', async (tx, order, at) => {
    const parcel = { carrier, trackingNumber, trackingUrl };
    const sent = await enterState(tx, order, 'fulfilled', at, parcel);
    await queueOrderMail(tx, services, 'order-shipped', order);
    return sent;
  });
}
