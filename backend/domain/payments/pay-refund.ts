import { CURRENCY } from '@/core/model/payment';
import { PaymentError } from '../../payments/provider';
import type { Services } from '../../services';
import { queueOrderMail } from '../mail';
import { changeOrder, enterState } from '../orders/enter-state';
import { lockOrder } from '../orders/lock-order';
import type { OrderRow } from '../orders/prove-order';
import type { ShopRef } from '../shops/find-shop';
import { providerNamed } from './providers-of';

/**
 * Gives back what is due of an order. The refund has a key of its own, so that one that was made and not
 * written down is not made again. What fails stays due, for the next time; it is logged.
 */
export async function payRefund(
  services: Services,
  shop: Pick<ShopRef, 'id' | 'host'>,
  orderId: string,
): Promise<void> {
  const order = await services.db.transaction((tx) => lockOrder(tx, shop, orderId));
  if (order.refundDueMinor === 0) return;
  try {
    await refund(services, shop, order);
  } catch (error) {
    const isKnown = error instanceof PaymentError;
    services.log.error('a refund failed', {
      order: order.number,
      error: isKnown ? error.message : error,
    });
    return;
  }
  await services.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, shop, orderId);
    // The provider may have told of it meanwhile.
    if (locked.refundedMinor !== order.refundedMinor) return;
    const refundedMinor = locked.refundedMinor + order.refundDueMinor;
    const changes = { refundedMinor, refundDueMinor: locked.refundDueMinor - order.refundDueMinor };
    if (refundedMinor < locked.paidMinor) return void (await changeOrder(tx, locked, changes));
    await enterState(tx, locked, 'refunded', new Date(services.now()), changes);
    await queueOrderMail(tx, services, 'order-refunded', orderId);
  });
}

async function refund(
  services: Services,
  shop: Pick<ShopRef, 'id' | 'host'>,
  { id, provider: name, paymentId, sessionId, refundedMinor, refundDueMinor }: OrderRow,
): Promise<void> {
  const provider = name && (await providerNamed(services, shop, name));
  if (!provider) throw new PaymentError('refused', 'Its provider is not set up any more.');
  const totalMinor = refundedMinor + refundDueMinor;
  await provider.refund({
    ...{ paymentId, sessionId, totalMinor, currency: CURRENCY },
    amountMinor: refundDueMinor,
    key: `${id}-refund-${totalMinor}`,
  });
}
