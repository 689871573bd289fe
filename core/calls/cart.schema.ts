import * as z from 'zod';
import { MAX_CART_LINES } from '../model/cart';
import { cartClaimSchema, cartLineSchema } from '../model/cart.schema';
import { appliedCouponSchema } from '../model/coupon.schema';
import { acknowledgement, domainParam, envelope } from './envelope.schema';

const claims = z
  .array(cartClaimSchema)
  .max(MAX_CART_LINES, `A cart holds at most ${MAX_CART_LINES} lines.`);
const code = z.string().trim().min(1, 'Enter a coupon code.').max(64);
const dollars = z.number().nonnegative();

/** Requests and responses of the calls about a cart (spec 7); amounts in dollars. */
export const cartSchemas = {
  addToCart: {
    request: z.object({ ...domainParam, ...cartClaimSchema.shape }),
    response: acknowledgement,
  },
  /** `lines` answer those asked about one by one, null for what is not sold any more. */
  priceCart: {
    request: z.object({ ...domainParam, lines: claims, coupon: code.exactOptional() }),
    response: z.object({
      lines: z.array(cartLineSchema.nullable()),
      coupon: appliedCouponSchema.nullable(),
      couponMessage: z.string().describe('why the coupon asked about does not hold, else empty'),
      subtotal: dollars,
      discount: dollars,
      shipping: dollars,
      total: dollars,
    }),
  },
  checkCoupon: {
    request: z.object({ ...domainParam, code, lines: claims }),
    response: envelope(appliedCouponSchema.exactOptional()),
  },
};
