import type { ProductCategory } from '@/core/model/category-values';
import type { Measurement } from '@/core/model/size-guide';

/** A measurement with its values, in the order of the sizes. */
export interface ColumnDraft extends Measurement {
  readonly values: readonly string[];
}

/** The size guide of a category. */
export interface GuideDraft {
  readonly category: ProductCategory;
  readonly sizes: readonly string[];
  readonly note: string;
  readonly columns: readonly ColumnDraft[];
}

/** Texts and sizes stand apart by blanks. */
const split = (text: string): string[] => text.split(' ');

export const guide = (
  category: ProductCategory,
  sizes: string,
  columns: readonly ColumnDraft[],
  note = '',
): GuideDraft => ({ category, sizes: split(sizes), columns, note });

/** Lists the sizes of another country. */
export const sizesIn = (name: string, values: string): ColumnDraft => ({
  ...{ name, unit: '', how: '' },
  values: split(values),
});

const measured =
  (name: string, how: string) =>
  (unit: 'cm' | 'in', values: string): ColumnDraft => ({ name, unit, how, values: split(values) });

export const chest = measured(
  'Chest',
  'Around the fullest part, under the arms, with the tape level and your arms down.',
);
export const waist = measured(
  'Waist',
  'Around the narrowest part, just above the navel. Keep a finger between tape and body.',
);
export const hip = measured(
  'Hip',
  'Around the widest part of your seat, standing with your feet together.',
);
export const inseam = measured(
  'Inseam',
  'From the crotch to the ankle bone, or along a pair that fits you well.',
);
export const sleeve = measured(
  'Sleeve',
  'From the middle of the back of your neck over the shoulder to the wrist, elbow slightly bent.',
);
export const bodyLength = measured(
  'Body length',
  'Of the garment itself: from the highest point of the shoulder straight down to the hem.',
);
export const footLength = measured(
  'Foot length',
  'Stand on a sheet of paper, heel against a wall, and mark your longest toe. The longer foot counts.',
);
