import { rateLimit } from '../../limits/rate-limit';
import type { ShopContext } from '../shops/asker';
import { findCoupon, judgeCoupon, type Verdict } from './coupons';
import { COUPON_GUESSES } from './rates';

/**
 * Looks a code up and judges it for goods of this worth (dollars). Whoever tries too many unknown
 * codes is told no more of those; a code of the shop counts for everybody at every time, for many
 * shoppers may share an address with one who guesses. @throws DomainError too-many
 */
export async function checkCoupon(
  context: ShopContext,
  code: string,
  goods: number,
): Promise<Verdict> {
  const row = await findCoupon(context.services, context.shop, code);
  if (!row) await rateLimit(context, COUPON_GUESSES);
  return judgeCoupon(row, goods, new Date(context.services.now()));
}
