import * as z from 'zod';

export const variantOptionSchema = z.object({
  label: z.string(),
  value: z.string(),
  priceAdjustment: z.number().finite().catch(0),
  swatch: z.string().exactOptional(),
});

/**
 * One choice a shopper makes on a product (spec 3, "Variant definition"): adjustments in dollars,
 * `value` of a colour option is a palette name or a hex value, of an image option its address. Beyond
 * the spec: `swatch`, the hex value of a colour option, so that no browser needs the palette, and
 * `maxLength`, how many characters a text may have.
 */
export const variantFieldSchema = z.object({
  id: z.string(),
  label: z.string(),
  type: z.enum(['select', 'color', 'image', 'text']),
  options: z.array(variantOptionSchema).catch([]),
  defaultValue: z.string().exactOptional(),
  required: z.boolean().catch(false),
  placeholder: z.string().exactOptional(),
  maxLength: z.number().int().positive().exactOptional(),
  condition: z.object({ field: z.string(), value: z.string() }).exactOptional(),
});

/** A choice made: keyed by the variant's label in a cart line (spec 3, "Cart"). */
export const chosenVariantSchema = z.object({
  label: z.string(),
  value: z.string(),
  priceAdjustment: z.number().finite().catch(0),
});

export const chosenVariantsSchema = z.record(z.string(), chosenVariantSchema);
