import type { OrderStatus } from '@/core/model/order';
import type { Rate } from '../../limits/rate';
import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';
import { type OrderProof, proveOrder } from './prove-order';
import { showOrder } from './show-order';

export const ORDER_TRACKING: Rate = { name: 'order-tracking', times: 5, windowMs: 60_000 };

/**
 * An order as whoever proves that it is theirs may see it.
 * @throws DomainError not-found, the same after the same one query whatever of the proof is wrong.
 */
export async function trackOrder(
  services: Services,
  shop: ShopRef,
  proof: OrderProof,
): Promise<OrderStatus> {
  return showOrder(services, shop, await proveOrder(services, shop, proof));
}
