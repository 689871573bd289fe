import { conflict, type DomainError, invalid } from '@/backend/base/errors';
import type { CartClaim } from '@/core/model/cart';
import type { AppliedCoupon } from '@/core/model/coupon';
import type { TotalLine } from '@/core/model/total-line';
import { lackOf } from '@/core/rules/cart/line-lack';
import { mergeSettings } from '@/core/rules/design/settings';
import { checkoutTotals } from '@/core/rules/money/checkout-totals';
import { formatMoney, fromMinor, toMinor } from '@/core/rules/money/money';
import { answeredTotals, totalOf } from '@/core/rules/money/total-lines';
import type { ShopRow } from '../../db/schema';
import { isSold, priceCart } from '../cart/price-cart';
import type { PricedLine } from '../cart/price-lines';
import { goneText } from '../cart/sold-products';
import { loadShop, type ShopContext } from '../shops/find-shop';
import * as messages from './messages';

interface Claimed {
  cartItems: readonly CartClaim[];
  coupon: string | null;
  coupon_proof?: string;
  protect: boolean;
  /** Dollars, as the shopper saw it. */
  amount: number;
}

export interface PricedCheckout {
  shop: ShopRow;
  lines: PricedLine[];
  coupon: AppliedCoupon | null;
  totals: TotalLine[];
}

/** The least and the most that card networks take; what comes to nothing needs none. */
const MINIMUM_MINOR = 50;
const MAXIMUM_MINOR = 99_999_999;

/**
 * Prices a checkout by what the shop sells today, whatever the client says of it.
 * @throws DomainError conflict with the right sums where the shopper saw another total, or something is gone.
 */
export async function priceCheckout(
  context: ShopContext,
  claimed: Claimed,
): Promise<PricedCheckout> {
  const code = claimed.coupon?.trim();
  const loading = loadShop(context.services);
  const proof = claimed.coupon_proof ?? '';
  const cart = { lines: claimed.cartItems, ...(code && { coupon: { code, proof } }) };
  const [priced, shop] = await Promise.all([priceCart(context, cart, loading), loading]);
  const { orderProtection } = mergeSettings(shop.settings);
  const totals = checkoutTotals(priced.totals, orderProtection, claimed.protect);
  const totalMinor = toMinor(totalOf(totals));
  const lines = priced.lines.filter(isSold);
  if (lines.length < claimed.cartItems.length) {
    const gone = claimed.cartItems.filter((_, at) => priced.lines[at] === null);
    throw changed(await goneText(context.services, gone), totals);
  }
  // How many are left is looked at under a lock.
  const lacking = lines.find(({ line }) => line.stock?.isGone || line.product.isSoldOut);
  if (lacking) throw changed(lackOf(lacking.line), totals, 'cartItems');
  if (code && !priced.coupon) throw changed(priced.couponMessage, totals);
  if (toMinor(claimed.amount) !== totalMinor) throw changed(messages.pricesChanged, totals);
  if (totalMinor > 0 && totalMinor < MINIMUM_MINOR) throw outOfBounds(MINIMUM_MINOR, 'at least');
  if (totalMinor > MAXIMUM_MINOR) throw outOfBounds(MAXIMUM_MINOR, 'at most');
  return { shop, lines, coupon: priced.coupon, totals };
}

const changed = (message: string, totals: TotalLine[], path = 'amount'): DomainError =>
  conflict(message, { path, totals: answeredTotals(totals) });

function outOfBounds(boundMinor: number, side: 'at least' | 'at most'): DomainError {
  const bound = formatMoney(fromMinor(boundMinor));
  return invalid(messages.amountLimit(bound, side), { path: 'amount' });
}
