import * as z from 'zod/mini';
import { AVAILABILITIES } from './availability';
import { mediaAddress } from './media-address.schema';

export const variantOptionSchema = z.object({
  label: z.string(),
  value: mediaAddress,
  priceAdjustment: z.catch(z.number(), 0),
  swatch: z.exactOptional(z.string()),
});

/**
 * One choice a shopper makes on a product (spec 3, "Variant definition"): adjustments in dollars, `value` of a color
 * option is a palette name or a hex value, of an image option its address. Beyond the spec: `swatch`, the hex value of
 * a color option, so that no browser needs the palette, `maxLength`, how many characters a text may have, and `guide`, the
 * path of the size guide that helps to choose.
 */
export const variantFieldSchema = z.object({
  id: z.string(),
  label: z.string(),
  type: z.enum(['select', 'color', 'image', 'text']),
  options: z.catch(z.array(variantOptionSchema), []),
  defaultValue: z.exactOptional(mediaAddress),
  required: z.catch(z.boolean(), false),
  placeholder: z.exactOptional(z.string()),
  maxLength: z.exactOptional(z.int().check(z.positive())),
  condition: z.exactOptional(z.object({ field: z.string(), value: mediaAddress })),
  guide: z.exactOptional(z.string()),
});

/**
 * A variant that can be bought: one combination of a product's options. `values` are those of the first
 * fields of the product's `variants`, in their order; prices in dollars; `picture` is the place of the picture
 * that shows it in the product's `image`, `gtin` the number of its barcode, where that is one. Without `stock` there are
 * plenty.
 */
export const variantRowSchema = z.object({
  id: z.string(),
  values: z.array(mediaAddress),
  price: z.number().check(z.nonnegative()),
  compareAtPrice: z.exactOptional(z.number().check(z.nonnegative())),
  sku: z.exactOptional(z.string()),
  gtin: z.exactOptional(z.string()),
  picture: z.exactOptional(z.int().check(z.nonnegative())),
  stock: z.exactOptional(z.enum(AVAILABILITIES)),
});

/** A choice made: keyed by the variant's label in a cart line (spec 3, "Cart"). */
export const chosenVariantSchema = z.object({
  label: z.string(),
  value: z.string(),
  priceAdjustment: z.catch(z.number(), 0),
});

export const chosenVariantsSchema = z.record(z.string(), chosenVariantSchema);
