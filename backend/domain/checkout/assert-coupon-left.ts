import { count, gt, inArray, isNotNull, ne } from 'drizzle-orm';
import { conflict } from '../../base/errors';
import { matching } from '../../db/rows';
import { coupons, orders } from '../../db/schema';
import type { OrderRow } from '../orders/prove-order';
import type { ShopWriter } from '../shops/find-shop';
import { HOLD_MS } from '../stock/hold-stock';
import * as messages from './messages';

/**
 * Sees that a coupon of a limited number is left for an order, beside those about to be paid with it. Locks it.
 * @throws DomainError conflict
 */
export async function assertCouponLeft(
  tx: ShopWriter,
  { id, shopId, couponCode, placedAt }: Pick<OrderRow, 'id' | 'shopId' | 'couponCode' | 'placedAt'>,
): Promise<void> {
  if (couponCode === '') return;
  const isCoupon = matching(coupons, { shopId, code: couponCode }, isNotNull(coupons.usageLimit));
  const [coupon] = await tx.select().from(coupons).where(isCoupon).for('update');
  if (!coupon || coupon.usageLimit === null) return;
  const [waiting] = await tx
    .select({ orders: count() })
    .from(orders)
    .where(
      matching(
        orders,
        { shopId, couponCode },
        ne(orders.id, id),
        inArray(orders.state, ['created', 'pending']),
        gt(orders.placedAt, new Date(placedAt.getTime() - HOLD_MS)),
      ),
    );
  if (coupon.timesUsed + (waiting?.orders ?? 0) < coupon.usageLimit) return;
  throw conflict(messages.couponUsedUp, { path: 'coupon' });
}
