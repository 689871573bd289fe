import * as z from 'zod/mini';
import { appliedCouponSchema } from './coupon.schema';
import { productSchema } from './product.schema';
import { chosenVariantsSchema } from './variant.schema';

/** A cart line (spec 3): a product, how many, and the variants chosen, keyed by their label. */
export const cartLineSchema = z.object({
  product: productSchema,
  quantity: z.int().check(z.positive()),
  variants: z.exactOptional(chosenVariantsSchema),
});

/**
 * A line as a client claims it: which product, how many, what was chosen. Whatever else it says of the
 * product is not believed.
 */
export const cartClaimSchema = z.object({
  product: z.looseObject({ id: z.string().check(z.maxLength(200)) }),
  quantity: z.int().check(z.positive(), z.maximum(1_000_000)),
  variants: z.exactOptional(chosenVariantsSchema),
});

export const cartSchema = z.object({
  items: z.array(cartLineSchema),
  appliedCoupon: z.nullable(appliedCouponSchema),
});

/** A wishlist item (spec 3): a whole product and, where chosen, its variants. */
export const wishlistItemSchema = z.object({
  product: productSchema,
  variants: z.exactOptional(chosenVariantsSchema),
});
