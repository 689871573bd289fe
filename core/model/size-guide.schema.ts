import * as z from 'zod/mini';

/** A length or a range of them, in the unit of its measurement; a text of a measurement without one, '' where it is not given. */
const sizeValueSchema = z.union([z.string(), z.tuple([z.number(), z.number()])]);

const measurementSchema = z.object({
  name: z.string(),
  /** '' for what is no length, such as the size of another country. */
  unit: z.enum(['cm', 'in', '']),
  /** Sentence on how to measure it, '' for none. */
  how: z.string(),
});

/**
 * A size guide of a shop: sizes with their measurements. It is for the products of a category, of a brand, of both, or for
 * all where both are ''.
 */
export const sizeGuideSchema = z.object({
  category: z.string(),
  brand: z.string(),
  note: z.string(),
  measurements: z.array(measurementSchema),
  /** Values in the order of the measurements. */
  sizes: z.array(z.object({ name: z.string(), values: z.array(sizeValueSchema) })),
});

/** The name of a size guide, without its table. */
export const guideNameSchema = z.object({ category: z.string(), brand: z.string() });
