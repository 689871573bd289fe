import * as z from 'zod/mini';
import { MAX_CART_LINES } from '../model/cart';
import { cartClaimSchema, cartLineSchema } from '../model/cart.schema';
import { appliedCouponSchema, couponProofSchema } from '../model/coupon.schema';
import { answeredTotalsSchema } from '../model/total-line.schema';
import { acknowledgement, domainParam, envelope } from './envelope.schema';

const claims = z
  .array(cartClaimSchema)
  .check(z.maxLength(MAX_CART_LINES, `A cart holds at most ${MAX_CART_LINES} lines.`));
const code = z.string().check(z.trim(), z.minLength(1, 'Enter a coupon code.'), z.maxLength(64));
const checkoutKey = z
  .exactOptional(z.string().check(z.maxLength(200)))
  .check(z.describe('the checkout under way, whose held pieces are its own'));

/** Requests and responses of the calls about a cart (spec 7); amounts in dollars. */
export const cartSchemas = {
  addToCart: {
    request: z.object({ ...domainParam, ...cartClaimSchema.shape }),
    response: acknowledgement,
  },
  /** `lines` answer those asked about one by one, null for what is no longer sold. */
  priceCart: {
    request: z.object({
      ...domainParam,
      lines: claims,
      coupon: z.exactOptional(code),
      coupon_proof: couponProofSchema,
      checkout_key: checkoutKey,
    }),
    response: z.object({
      lines: z.array(z.nullable(cartLineSchema)),
      coupon: z.nullable(appliedCouponSchema),
      couponMessage: z
        .string()
        .check(z.describe('why the coupon asked about does not hold, else empty')),
      shownCoupon: z
        .catch(z.string(), '')
        .check(z.describe('the code to show for copying, empty where it does not hold today')),
      ...answeredTotalsSchema.shape,
    }),
  },
  /** Pieces of each row of a product that is counted, at this moment. */
  stock: {
    request: z.object({
      ...domainParam,
      product: z.string().check(z.maxLength(200), z.describe('its id')),
      checkout_key: checkoutKey,
    }),
    response: z.object({
      rows: z.array(z.object({ id: z.string(), left: z.int().check(z.nonnegative()) })),
    }),
  },
  checkCoupon: {
    request: z.object({ ...domainParam, code, lines: claims }),
    response: envelope(z.exactOptional(appliedCouponSchema)),
  },
};
