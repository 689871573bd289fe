import * as z from 'zod';
import { appliedCouponSchema } from './coupon.schema';
import { productSchema } from './product.schema';
import { chosenVariantsSchema } from './variant.schema';

/** A cart line (spec 3): a product, how many, and the variants chosen, keyed by their label. */
export const cartLineSchema = z.object({
  product: productSchema,
  quantity: z.number().int().positive(),
  variants: chosenVariantsSchema.exactOptional(),
});

/**
 * A line as a client claims it: which product, how many, what was chosen. Whatever else it says of the
 * product is not believed.
 */
export const cartClaimSchema = z.object({
  product: z.looseObject({ id: z.string().max(200) }),
  quantity: z.number().int().positive().max(1_000_000),
  variants: chosenVariantsSchema.exactOptional(),
});

export const cartSchema = z.object({
  items: z.array(cartLineSchema),
  appliedCoupon: appliedCouponSchema.nullable(),
});

/** A wishlist item (spec 3): a whole product and, where chosen, its variants. */
export const wishlistItemSchema = z.object({
  product: productSchema,
  variants: chosenVariantsSchema.exactOptional(),
});
