import { rateLimit } from '../../limits/rate-limit';
import type { Asker } from '../shops/asker';
import { findCoupon, judgeCoupon, type Verdict } from './coupons';
import { COUPON_GUESSES } from './rates';

/**
 * Looks a code up and judges it for goods of this worth (dollars). Whoever tries too many unknown
 * codes is told no more of those; a code of the shop counts for everybody at every time, for many
 * shoppers may share an address with one who guesses. @throws DomainError too-many
 */
export async function checkCoupon(asked: Asker, code: string, goods: number): Promise<Verdict> {
  const row = await findCoupon(asked.services, asked.shop, code);
  if (!row) await rateLimit(asked, COUPON_GUESSES);
  return judgeCoupon(row, goods, new Date(asked.services.now()));
}
