import type * as z from 'zod/mini';
import type { guideNameSchema, sizeGuideSchema } from './size-guide.schema';

export type SizeGuide = z.infer<typeof sizeGuideSchema>;
export type GuideName = z.infer<typeof guideNameSchema>;
export type Measurement = SizeGuide['measurements'][number];
export type SizeRow = SizeGuide['sizes'][number];
export type SizeValue = SizeRow['values'][number];
export type LengthUnit = Exclude<Measurement['unit'], ''>;

/** Limits of a size guide. */
export const GUIDE_LIMITS = {
  guides: 500,
  sizes: 60,
  measurements: 20,
  /** Characters of a file. */
  file: 500_000,
  /** Columns of a file, those that are left out among them. */
  columns: 100,
  /** Characters of a category or brand: brands of imported products have as many. */
  title: 255,
  name: 60,
  text: 40,
  sentence: 400,
} as const;
