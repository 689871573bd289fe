import { forgive, rateLimit } from '../../http/rate-limit';
import type { CallContext } from '../../http/serve-call';
import { findCoupon, judgeCoupon, type Verdict } from './coupons';
import { COUPON_GUESSES } from './rates';

type Asked = Pick<CallContext, 'services' | 'shop' | 'client'>;

/**
 * Looks a code up and judges it for goods of this worth (dollars). Whoever tries too many unknown
 * codes is not told any more. @throws HttpError 429
 */
export async function checkCoupon(asked: Asked, code: string, goods: number): Promise<Verdict> {
  // Counted before it is looked up, so that many at once cannot slip through.
  rateLimit(asked, COUPON_GUESSES);
  const row = await findCoupon(asked.services, asked.shop, code);
  if (row) forgive(asked, COUPON_GUESSES);
  return judgeCoupon(row, goods, new Date());
}
