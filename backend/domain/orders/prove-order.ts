import { and, eq, type InferSelectModel, inArray } from 'drizzle-orm';
import { isUuid } from '../../db/is-uuid';
import { orders } from '../../db/schema';
import { HttpError } from '../../errors';
import type { Services } from '../../services';
import type { ShopRef } from '../shops/find-shop';
import { readOrderAccess } from './order-access';

const NO_ORDER =
  'We could not find an order with this number and e-mail address. Please check both.';

/** How somebody shows that an order is theirs: number and e-mail, or an access that those gave before. */
export interface OrderProof {
  order_id: string;
  email: string;
  access: string;
}

export type OrderRow = InferSelectModel<typeof orders>;

/**
 * The order of whoever proves that it is theirs.
 * @throws HttpError 404, the same after the same one query whatever of the proof is wrong.
 */
export async function proveOrder(
  services: Services,
  shop: ShopRef,
  proof: OrderProof,
): Promise<OrderRow> {
  const [order] = await services.db
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, shop.id), isProved(services, proof)))
    .limit(1);
  if (!order) throw new HttpError(404, NO_ORDER);
  return order;
}

function isProved(services: Services, { order_id, email, access }: OrderProof) {
  if (access !== '') {
    const id = readOrderAccess(services, access) ?? '';
    return isUuid(id) ? eq(orders.id, id) : eq(orders.number, '');
  }
  // Whoever names no address proves nothing, not even of an order that has none.
  if (email === '') return eq(orders.number, '');
  const number = order_id.replace(/^#\s*/, '');
  return and(
    inArray(orders.number, [number, number.toUpperCase()]),
    eq(orders.email, email.toLowerCase()),
  );
}
