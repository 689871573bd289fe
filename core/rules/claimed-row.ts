import type { ChosenVariants, VariantField, VariantRow } from '../model/variant';
import { ownEntry } from './own-entry';
import { type Choosable, optionFields } from './variant-rows';

interface Claim {
  variantId?: string;
  variants?: ChosenVariants;
}

/** What separated the options of one combined choice, as older carts hold it: "Size / Color", "S / Navy". */
const COMBINED = ' / ';

/**
 * The row that somebody claims to have chosen: by its id, else by its options, in whatever order and case.
 * Undefined where the product has no such row, or the claim fits several.
 */
export function claimedRow(offer: Choosable, claim: Claim): VariantRow | undefined {
  const { rows = [] } = offer;
  const id = claim.variantId?.toLowerCase();
  return (
    rows.find((row) => row.id.toLowerCase() === id) ??
    rowByOptions(offer, rows, claim.variants ?? {})
  );
}

function rowByOptions(
  offer: Choosable,
  rows: readonly VariantRow[],
  claimed: ChosenVariants,
): VariantRow | undefined {
  const options = optionFields(offer);
  const names = options.map(({ label }) => label).join(COMBINED);
  const combined = ownEntry(claimed, names)?.value;
  if (options.length > 1 && combined !== undefined) {
    return rows.find((row) => labelsOf(options, row).join(COMBINED) === combined);
  }
  for (const same of [exactly, loosely]) {
    const fitting = rows.filter((row) => isClaimed(options, row, claimed, same));
    if (fitting.length > 0) return fitting.length === 1 ? fitting[0] : undefined;
  }
  return undefined;
}

type Same = (one: string, other: string) => boolean;

const exactly: Same = (one, other) => one === other;
const loosely: Same = (one, other) => folded(one) === folded(other);
const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Whether a row has all that is claimed of its options; what is not claimed says nothing. */
function isClaimed(
  options: readonly VariantField[],
  row: VariantRow,
  claimed: ChosenVariants,
  same: Same,
): boolean {
  const labels = labelsOf(options, row);
  return options.every(({ label }, place) => {
    const entry =
      ownEntry(claimed, label) ??
      Object.entries(claimed).find(([name]) => loosely(name, label))?.[1];
    const names = [row.values[place] ?? '', labels[place] ?? ''];
    return !entry || names.some((name) => same(name, entry.value) || same(name, entry.label));
  });
}

/** The values of a row as shoppers read them. */
export function labelsOf(options: readonly VariantField[], row: VariantRow): string[] {
  return options.map(({ options: offered }, place) => {
    const value = row.values[place] ?? '';
    return offered.find((option) => option.value === value)?.label ?? value;
  });
}
