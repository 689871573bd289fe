import * as z from 'zod/mini';
import { COUPON_KINDS } from './coupon';

/** Shows that the server has vouched for a code before, so that sending it again is no guess. */
export const couponProofSchema = z.exactOptional(z.string().check(z.maxLength(400)));

/**
 * A coupon as the server vouched for it: `value` is per cent or dollars by its kind, `minimum` the
 * dollars of goods it takes. What it comes to is worked out from a cart by `couponDiscount`.
 */
export const appliedCouponSchema = z.object({
  code: z.string(),
  kind: z.enum(COUPON_KINDS),
  value: z.number().check(z.nonnegative()),
  minimum: z.number().check(z.nonnegative()),
  proof: couponProofSchema,
});
