import { rateLimit } from '../../http/rate-limit';
import type { CallContext } from '../../http/serve-call';
import { findCoupon, judgeCoupon, type Verdict } from './coupons';
import { COUPON_GUESSES } from './rates';

type Asked = Pick<CallContext, 'services' | 'shop' | 'client'>;

/**
 * Looks a code up and judges it for goods of this worth (dollars). Whoever tries too many unknown
 * codes is told no more of those; a code of the shop counts for everybody at every time, for many
 * shoppers may share an address with one who guesses. @throws HttpError 429
 */
export async function checkCoupon(asked: Asked, code: string, goods: number): Promise<Verdict> {
  const row = await findCoupon(asked.services, asked.shop, code);
  if (!row) await rateLimit(asked, COUPON_GUESSES);
  return judgeCoupon(row, goods, new Date(asked.services.now()));
}
