import * as z from 'zod/mini';
import { appliedCouponSchema } from './coupon.schema';
import { productSchema } from './product.schema';
import { chosenVariantsSchema } from './variant.schema';

/**
 * The number of pieces a line can have at this moment, where that is counted; lines of one variant share them.
 * `isGone` where the variant is no longer offered.
 */
const lineStock = z.object({
  left: z.int().check(z.nonnegative()),
  isGone: z.exactOptional(z.boolean()),
});

/** The row of a product that was chosen, where the product has rows. */
const variantId = z.exactOptional(z.string().check(z.maxLength(200)));

/**
 * A cart line (spec 3): a product, how many, and the variants chosen, keyed by their label. `variantId` is the
 * row that is bought; `blank` names what is required of it and was not chosen.
 */
export const cartLineSchema = z.object({
  product: productSchema,
  quantity: z.int().check(z.positive()),
  variants: z.exactOptional(chosenVariantsSchema),
  variantId,
  /** The query by which the address of the product names what was chosen of its options. */
  choice: z.exactOptional(z.string()),
  stock: z.exactOptional(lineStock),
  blank: z.exactOptional(z.array(z.string())),
});

/** A line as a client claims it: product, how many, what was chosen. Whatever else it says is not believed. */
export const cartClaimSchema = z.object({
  product: z.looseObject({ id: z.string().check(z.maxLength(200)) }),
  quantity: z.int().check(z.positive(), z.maximum(1_000_000)),
  variants: z.exactOptional(chosenVariantsSchema),
  variantId,
});

export const cartSchema = z.object({
  items: z.array(cartLineSchema),
  appliedCoupon: z.nullable(appliedCouponSchema),
});

/** A wishlist item (spec 3): a whole product and, where chosen, its variants. */
export const wishlistItemSchema = z.object({
  product: productSchema,
  variants: z.exactOptional(chosenVariantsSchema),
  variantId,
});
