import type { Tx } from '../../db/in-transaction';
import type { OrderMailKind } from '../../mail';
import type { Services } from '../../services';
import type { MailedOrder } from './order-facts';
import { queueOrderMail } from './queue-order-mail';

/**
 * Writes to whoever ordered, as far as that can be done: money is noted also where a mail cannot be
 * written, which is logged.
 */
export async function queueIfPossible(
  tx: Tx,
  services: Services,
  kind: OrderMailKind,
  order: MailedOrder,
): Promise<void> {
  try {
    await tx.transaction((inner) => queueOrderMail(inner, services, kind, order));
  } catch (error) {
    services.log.error('an e-mail could not be written', { kind, orderId: order.id, error });
  }
}
