import { DomainError } from '@/backend/base/errors';
import type { ShopContext } from '@/backend/domain/shops/find-shop';
import type { CartClaim } from '@/core/model/cart';
import type { AppliedCoupon } from '@/core/model/coupon';
import { cartTotals } from '@/core/rules/cart/cart-totals';
import { linesTotal } from '@/core/rules/cart/line-price';
import { mergeSettings } from '@/core/rules/design/settings';
import { fromMinor } from '@/core/rules/money/money';
import { answeredTotals } from '@/core/rules/money/total-lines';
import type { ShopRow } from '../../db/schema';
import { loadShop } from '../shops/find-shop';
import { checkCoupon, type SentCoupon } from './coupons';
import { type PricedLine, priceLines } from './price-lines';

export const isSold = (line: PricedLine | null): line is PricedLine => line !== null;

/** Returns today's totals of a cart, in dollars, and its coupon where valid (spec 9, "Cart total"). */
export async function priceCart(
  context: ShopContext,
  { lines: claims, coupon: sent }: { lines: readonly CartClaim[]; coupon?: SentCoupon },
  loading: Promise<ShopRow> = loadShop(context.services),
) {
  const [lines, row] = await Promise.all([priceLines(context.services, claims), loading]);
  const items = lines.filter(isSold).map(({ line }) => line);
  const { coupon, couponMessage } = await couponFor(context, sent, linesTotal(items));
  const { freeShippingFrom } = mergeSettings(row.settings);
  const terms = { shippingCost: fromMinor(row.shippingCostMinor), freeShippingFrom };
  const totals = cartTotals({ items, appliedCoupon: coupon }, terms);
  return { lines, coupon, couponMessage, ...answeredTotals(totals) };
}

/** A coupon that cannot be looked up costs the coupon, never the prices. */
async function couponFor(
  context: ShopContext,
  sent: SentCoupon | undefined,
  goods: number,
): Promise<{ coupon: AppliedCoupon | null; couponMessage: string }> {
  if (!sent) return { coupon: null, couponMessage: '' };
  try {
    const verdict = await checkCoupon(context, sent, goods);
    return { coupon: verdict.coupon, couponMessage: verdict.coupon ? '' : verdict.message };
  } catch (error) {
    if (error instanceof DomainError) return { coupon: null, couponMessage: error.message };
    throw error;
  }
}
