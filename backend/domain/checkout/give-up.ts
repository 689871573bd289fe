import { conflict, type DomainError } from '@/backend/base/errors';
import { isOver, isUnpaid } from '@/core/model/order-machine';
import type { OrderRow } from '../../db/schema';
import type { Actor } from '../../db/schema/events';
import { PaymentError } from '../../payments/provider';
import { changeOrder, enterState, lockOrder } from '../orders/enter-state';
import { applyFacts } from '../payments/apply-facts';
import { inTurn, unreachable } from '../payments/ask-provider';
import { providerNamed } from '../payments/providers-of';
import type { ShopServices } from '../shops/find-shop';
import { releaseStock } from '../stock/hold-stock';
import * as messages from './messages';

/**
 * Gives an order up: nobody can pay it any more, and its pieces are free. Gives it back where it turns out to be paid.
 * @throws DomainError conflict while its payment is under way, provider-failed where the provider cannot be asked.
 */
export function abandonOrder(services: ShopServices, order: OrderRow, actor: Actor) {
  return inTurn(services, order.id, async () => {
    const latest = isUnpaid(order.state) ? await closePayment(services, order) : order;
    return isPaid(latest) ? latest : leave(services, order.id, actor);
  });
}

const isPaid = ({ state }: OrderRow) => !isUnpaid(state) && !isOver(state);

/** Frees what the order held: its pieces, and the name of its checkout. */
function leave(services: ShopServices, id: string, actor: Actor): Promise<OrderRow | undefined> {
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, services.shop, id);
    if (isPaid(order)) return order;
    await releaseStock(tx, order);
    const changes = { checkoutKey: null, checkAt: null };
    if (isOver(order.state)) await changeOrder(tx, order, changes);
    else await enterState(tx, order, 'cancelled', { at: new Date(services.now()), actor }, changes);
    return undefined;
  });
}

/** Has the provider take no payment any more; the order as it is where that comes too late. */
async function closePayment(services: ShopServices, order: OrderRow): Promise<OrderRow> {
  if (order.problem) throw underWay(order);
  const facts = await close(services, order);
  if (facts?.state === 'open') throw underWay(order);
  return facts ? applyFacts(services, order, facts) : order;
}

/** Returns the provider's state of a payment that it did not close; undefined once nobody can pay it. */
async function close(services: ShopServices, { provider: name, sessionId }: OrderRow) {
  if (sessionId === '') return undefined;
  const provider = await providerNamed(services, name);
  if (!provider) return undefined;
  try {
    return (await provider.close(sessionId)) ? undefined : await provider.settle(sessionId);
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'unknown') return undefined;
    throw unreachable(services, error);
  }
}

const underWay = ({ number }: OrderRow): DomainError => conflict(messages.paymentPending(number));
