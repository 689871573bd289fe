import type { sizeGuides } from '@/backend/db/schema';
import { guideKey } from '@/core/rules/sizes/guide-address';
import { readLengths } from '@/core/rules/sizes/length';
import type { ColumnDraft, GuideDraft } from '../kit/size-guides';

type GuideRow = typeof sizeGuides.$inferInsert;

/** The rows of a shop's size guides. */
export const composeGuides = (shopId: string, drafts: readonly GuideDraft[]): GuideRow[] =>
  drafts.map(({ category, sizes, note, columns }) => ({
    ...{ shopId, category, note, key: guideKey({ category, brand: '' }) },
    measurements: columns.map(({ name, unit, how }) => ({ name, unit, how })),
    sizes: sizes.map((name, at) => ({
      name,
      values: columns.map((column) => readColumn(column, at)),
    })),
  }));

function readColumn({ name, unit, values }: ColumnDraft, at: number): string | [number, number] {
  const text = values[at] ?? '';
  if (unit === '') return text;
  const lengths = readLengths(text);
  if (!lengths) throw new Error(`${name} has no length "${text}"`);
  return lengths;
}
