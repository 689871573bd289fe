import type { OperatorOrder } from '@/core/model/operations';
import { orderActions } from '@/core/model/order-machine';
import { fromMinor } from '@/core/rules/money/money';
import type { Services } from '../../services/services';
import { showOrder } from '../orders/show-order';
import type { ShopRef } from '../shops/find-shop';
import { findOrder } from './find-order';
import { standingOf } from './order-standing';

/** A whole order for its shop, as it stands now. @throws DomainError not-found */
export async function getOrder(
  services: Services,
  shop: ShopRef,
  number: string,
): Promise<OperatorOrder> {
  const order = await findOrder(services, shop, number);
  const { name, email, phone, address, couponCode, provider, method, sessionId } = order;
  const { paymentId, problem, paidMinor, refundedMinor, refundDueMinor } = order;
  return {
    ...(await showOrder(services, shop, order)),
    ...{ name, email, phone, address, coupon: couponCode },
    payment: {
      ...{ provider, method, sessionId, paymentId, problem },
      paid: fromMinor(paidMinor),
      refunded: fromMinor(refundedMinor),
      refundDue: fromMinor(refundDueMinor),
    },
    actions: orderActions(standingOf(order)),
  };
}
