import { z } from 'zod';
import { productSchema } from './product.schema';
import { chosenVariantsSchema } from './variant.schema';

/** A cart line (spec 3): a product, how many, and the variants chosen, keyed by their label. */
export const cartLineSchema = z.object({
  product: productSchema,
  quantity: z.number().int().positive(),
  variants: chosenVariantsSchema.exactOptional(),
});

/** A coupon as the server priced it: `discount` in dollars off the items' total. */
export const appliedCouponSchema = z.object({
  code: z.string(),
  discount: z.number().nonnegative(),
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
