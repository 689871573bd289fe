import { isUnpaid } from '@/core/rules/order-machine';
import { PaymentError, type PaymentFacts } from '../../payments/provider';
import type { Services } from '../../services';
import { changeOrder, enterState } from '../orders/enter-state';
import { lockOrder } from '../orders/lock-order';
import type { OrderRow } from '../orders/prove-order';
import { applyFacts } from '../payments/apply-facts';
import { providerNamed } from '../payments/providers-of';
import { unreachable } from '../payments/unreachable';
import type { ShopRef } from '../shops/find-shop';
import { releaseStock } from '../stock/hold-stock';

/**
 * Gives an order up, since its checkout is another one by now: nobody can pay it any more, and its pieces
 * are free. Gives back the order where it turns out to be paid.
 * @throws HttpError 502 where the provider cannot be asked.
 */
export async function givenUp(
  services: Services,
  shop: ShopRef,
  order: OrderRow,
): Promise<OrderRow | undefined> {
  const facts = isUnpaid(order.state) ? await closeSession(services, shop, order) : undefined;
  const known = facts ? await applyFacts(services, order, facts) : order;
  if (!isUnpaid(known.state) && known.state !== 'cancelled') return known;
  return services.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, shop, order.id);
    if (!isUnpaid(locked.state) && locked.state !== 'cancelled') return locked;
    await releaseStock(tx, order.id);
    const changes = { checkoutKey: null, checkAt: null };
    if (locked.state === 'cancelled') await changeOrder(tx, locked, changes);
    else await enterState(tx, locked, 'cancelled', new Date(services.now()), changes);
    return undefined;
  });
}

/** Has the provider take no payment any more; what it says of the payment where it did not. */
async function closeSession(
  services: Services,
  shop: ShopRef,
  { provider: name, sessionId }: OrderRow,
): Promise<PaymentFacts | undefined> {
  if (sessionId === '' || name === '') return undefined;
  const provider = await providerNamed(services, shop, name);
  if (!provider) return undefined;
  try {
    return (await provider.close(sessionId)) ? undefined : await provider.settle(sessionId);
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'unknown') return undefined;
    throw unreachable(services, error);
  }
}
