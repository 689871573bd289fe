import type { productVariants } from '@/backend/db/schema';
import type { VariantField } from '@/core/model/variant';
import { toMinor } from '@/core/rules/money/money';
import { isColorOption } from '@/core/rules/variants/option-fields';
import { falls, hashOf, idOf } from './deterministic';

type VariantRow = typeof productVariants.$inferInsert & {
  id: string;
  options: { name: string; value: string }[];
};

interface Sold {
  id: string;
  priceMinor: number;
  compareAtMinor: number | null;
}

/** The number of products that are counted; of the others there is no end. */
const COUNTED = 0.25;
/** Returns the stock of a counted variant. */
const PIECES = [40, 0, 26, 3, 60, 18, 2, 35, 12] as const;

/**
 * The variants of a product: every combination of its options, at its price and what the options add, each with
 * the picture of its color.
 */
export function composeVariants(
  { id, priceMinor, compareAtMinor }: Sold,
  fields: readonly VariantField[],
  pictureOf: (color: string) => string | null,
): VariantRow[] {
  const isCounted = falls(COUNTED, `${id}/counted`);
  return combinationsOf(fields).map((options, position) => {
    const added = options.reduce((sum, { adds }) => sum + toMinor(adds), 0);
    const key = `${id}/${options.map(({ value }) => value).join('/')}`;
    const color = options.find(({ name }) => isColorOption(name))?.value ?? '';
    return {
      ...{ id: idOf(key), productId: id, position, mediaId: pictureOf(color) },
      sku: `${id.slice(0, 6)}-${String(position + 1).padStart(2, '0')}`.toUpperCase(),
      options: options.map(({ name, value }) => ({ name, value })),
      priceMinor: priceMinor + added,
      compareAtMinor: compareAtMinor === null ? null : compareAtMinor + added,
      stock: isCounted ? (PIECES[hashOf(key) % PIECES.length] ?? null) : null,
    };
  });
}

interface Option {
  name: string;
  value: string;
  adds: number;
}

function combinationsOf(fields: readonly VariantField[]): Option[][] {
  return fields.reduce<Option[][]>(
    (rows, { label: name, options }) =>
      rows.flatMap((row) =>
        options.map(({ label: value, priceAdjustment: adds }) => [...row, { name, value, adds }]),
      ),
    [[]],
  );
}
