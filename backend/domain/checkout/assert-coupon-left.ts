import { gt, inArray, isNotNull, ne } from 'drizzle-orm';
import { conflict } from '../../base/errors';
import { lockRow, matching } from '../../db/rows';
import { coupons, type OrderRow, orders } from '../../db/schema';
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
  const isLimited = isNotNull(coupons.usageLimit);
  const coupon = await lockRow(tx, coupons, { shopId, code: couponCode }, isLimited);
  if (!coupon || coupon.usageLimit === null) return;
  const isAboutToBePaid = matching(
    orders,
    { shopId, couponCode },
    ne(orders.id, id),
    inArray(orders.state, ['created', 'pending']),
    gt(orders.placedAt, new Date(placedAt.getTime() - HOLD_MS)),
  );
  const waiting = await tx.$count(orders, isAboutToBePaid);
  if (coupon.timesUsed + waiting >= coupon.usageLimit) {
    throw conflict(messages.couponUsedUp, { path: 'coupon' });
  }
}
