/** The fixed column layouts by their names, in parts of a grid of 12 (spec 5). */
export const COLUMN_LAYOUTS = {
  single: [12],
  '1:1': [6, 6],
  '1:1:1': [4, 4, 4],
  '1:2': [4, 8],
  '2:1': [8, 4],
  '1:1:2': [3, 3, 6],
  '1:2:1': [3, 6, 3],
  '2:1:1': [6, 3, 3],
  '1:1:1:1': [3, 3, 3, 3],
  '4:2:3:3': [4, 2, 3, 3],
  '4:2:2:4': [4, 2, 2, 4],
  '5:2:2:3': [5, 2, 2, 3],
} as const satisfies Record<string, readonly number[]>;

type FixedLayout = keyof typeof COLUMN_LAYOUTS;
export type SectionType = FixedLayout | 'custom';

export const SECTION_TYPES = [
  ...(Object.keys(COLUMN_LAYOUTS) as FixedLayout[]),
  'custom',
] as const satisfies readonly SectionType[];

/** Shares of the width in percent (spec 5). */
export const DEFAULT_CUSTOM_LAYOUT: readonly number[] = [50, 50];

interface Section {
  sectionType: SectionType;
  /** Returns shares in percent, scaled to 100 in all. */
  customLayout: readonly number[];
}

/** Returns how wide each column of a container is, in percent of its content: one entry a column, 100 in all. */
export function columnShares({ sectionType, customLayout }: Section): number[] {
  const parts = sectionType === 'custom' ? customLayout : COLUMN_LAYOUTS[sectionType];
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (part * 100) / whole);
}
