import type * as z from 'zod/mini';
import type { appliedCouponSchema } from './coupon.schema';

export const COUPON_KINDS = ['percentage', 'fixed'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

export type AppliedCoupon = z.infer<typeof appliedCouponSchema>;

/** The code that is shown for copying (spec 9); it exists in the demo shops. */
export const SHOWN_COUPON_CODE = 'WEDDEAL';
