import type * as z from 'zod/mini';
import type {
  chosenVariantSchema,
  chosenVariantsSchema,
  variantFieldSchema,
  variantOptionSchema,
  variantRowSchema,
} from './variant.schema';

export type VariantOption = z.infer<typeof variantOptionSchema>;
export type VariantField = z.infer<typeof variantFieldSchema>;
export type VariantRow = z.infer<typeof variantRowSchema>;
export type ChosenVariant = z.infer<typeof chosenVariantSchema>;
export type ChosenVariants = z.infer<typeof chosenVariantsSchema>;

/** The most characters of a text choice: what fits on a garment. */
export const MAX_TEXT_CHOICE = 40;

/** The category whose choices serve a product without a category (spec 7). */
export const DEFAULT_VARIANT_CATEGORY = 'default';
