import { inTransaction, matching, type Tx } from '../../db/rows';
import { type OrderRow, orders } from '../../db/schema';
import { PaymentError, type PaymentProvider } from '../../payments/provider';
import type { Services } from '../../services/services';
import { lockOrder, recordOrderEvent } from '../orders/enter-state';
import type { ShopServices } from '../shops/find-shop';
import { applyFacts, noteRefund } from './apply-facts';
import { nextRefundMs } from './complete-order';
import * as messages from './messages';
import { type PaidShop, providerNamed } from './providers-of';

/**
 * Gives back what is due of an order. Each try has a key of its own until the provider has refused it: one that was made
 * and not written down is not made again. What fails stays due, is logged and tried again.
 */
export async function payRefund(services: ShopServices<PaidShop>, orderId: string): Promise<void> {
  const { db } = services;
  const mine = matching(orders, { shopId: services.shop.id, id: orderId });
  const [order] = await db.select().from(orders).where(mine);
  if (!order || order.refundDueMinor === 0) return;
  const provider = await providerNamed(services, order.provider);
  try {
    if (!provider) throw new PaymentError('away', messages.noProvider);
    await refund(provider, order);
  } catch (error) {
    return putOff(services, order, provider, error);
  }
  await inTransaction(db, (tx) => writeDown(tx, services, order));
}

async function refund(provider: PaymentProvider, order: OrderRow): Promise<void> {
  const { id, paymentId, sessionId, currency } = order;
  const { refundedMinor, refundDueMinor, refundRefusals } = order;
  const totalMinor = refundedMinor + refundDueMinor;
  const again = refundRefusals > 0 ? `-${refundRefusals}` : '';
  await provider.refund({
    ...{ paymentId, sessionId, totalMinor, currency },
    amountMinor: refundDueMinor,
    key: `${id}-refund-${totalMinor}${again}`,
  });
}

/** Undefined where the provider was faster to tell of it. */
async function writeDown(tx: Tx, services: Services, order: OrderRow) {
  const locked = await lockOrder(tx, { id: order.shopId }, order.id);
  if (locked.refundedMinor !== order.refundedMinor) return undefined;
  const refundedMinor = locked.refundedMinor + order.refundDueMinor;
  const refundDueMinor = locked.refundDueMinor - order.refundDueMinor;
  const problem = locked.problem === messages.refundFailed ? '' : locked.problem;
  const changes = { refundedMinor, refundDueMinor, refundRefusals: 0, problem };
  return noteRefund(tx, services, locked, { ...changes, actor: 'system' });
}

/** Says when it is tried again. Where the provider refused, it may have been refunded elsewhere. */
async function putOff(
  services: Services,
  order: OrderRow,
  provider: PaymentProvider | undefined,
  error: unknown,
): Promise<void> {
  const isRefused = error instanceof PaymentError && error.kind === 'refused';
  const reason = error instanceof PaymentError ? error.message : error;
  services.log.error('a refund failed', { order: order.number, error: reason });
  const refundRefusals = order.refundRefusals + (isRefused ? 1 : 0);
  const refundTryAt = new Date(services.now() + nextRefundMs(refundRefusals));
  const { id, shopId, refundedMinor } = order;
  const isAsSeen = matching(orders, { shopId, id, refundedMinor });
  await inTransaction(services.db, async (tx) => {
    const changes = { refundRefusals, refundTryAt };
    const noted = await tx.update(orders).set(changes).where(isAsSeen).returning();
    // Tried again and again, it is told of once.
    const isFirst = isRefused && order.refundRefusals === 0;
    if (isFirst && noted[0]) {
      await recordOrderEvent(tx, noted[0], 'order.refund-refused', 'provider');
    }
  });
  if (!isRefused || !provider) return;
  const facts = await provider.look(order.sessionId).catch(() => undefined);
  if (facts) await applyFacts(services, order, facts);
}
