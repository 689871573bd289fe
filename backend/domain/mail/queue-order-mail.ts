import type { Tx } from '../../db/in-transaction';
import { ORDER_MAILS, type OrderMailKind } from '../../mail';
import type { ConsumerServices } from '../events/consumer';
import { loadOrderFacts, type MailedOrder, type OrderMailFacts } from './order-facts';
import { queueMail } from './queue-mail';

/**
 * Writes to whoever ordered: once for each kind, and for each sum that was refunded.
 * @throws Error where there is no such order.
 */
export async function queueOrderMail(
  tx: Tx,
  services: ConsumerServices,
  kind: OrderMailKind,
  mailed: MailedOrder,
): Promise<void> {
  const loaded = await loadOrderFacts(tx, services, mailed);
  const { order, shop, facts } = loaded;
  await queueMail(tx, services, {
    ...ORDER_MAILS[kind](shop, facts),
    shopId: order.shopId,
    occasion: occasionOf(kind, loaded),
    recipient: order.email,
  });
}

/** A second refund of an order is news; the first told again is not. */
function occasionOf(kind: OrderMailKind, { order, facts }: OrderMailFacts): string {
  const told = kind === 'order-refunded' ? ` ${facts.refundMinor}` : '';
  return `${kind} ${order.id}${told}`;
}
