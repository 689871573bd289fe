import type { ChosenVariant, ChosenVariants, VariantField, VariantRow } from '../../model/variant';
import { ownEntry } from '../../values/own-entry';
import { type Choosable, optionFields } from './variant-rows';

interface Claim {
  variantId?: string;
  variants?: ChosenVariants;
}

/** Separator of one combined choice in older carts: "Size / Color", "S / Navy". */
const COMBINED = ' / ';

/** The row claimed by its id, else by its options, in any order and case; undefined for none, or several. */
export function claimedRow(offer: Choosable, claim: Claim): VariantRow | undefined {
  const id = claim.variantId?.toLowerCase();
  const named = offer.rows?.find((row) => row.id.toLowerCase() === id);
  return named ?? rowByOptions(offer, claim.variants ?? {}, id === undefined);
}

/** @param mayLeaveOut whether an option that is not claimed may be any; with a row that is gone it was one. */
function rowByOptions(offer: Choosable, claimed: ChosenVariants, mayLeaveOut: boolean) {
  const { rows = [] } = offer;
  const options = optionFields(offer);
  const names = options.map(({ label }) => label).join(COMBINED);
  const combined = ownEntry(claimed, names)?.value;
  if (options.length > 1 && combined !== undefined) {
    return onlyOne(rows.filter((row) => labelsOf(options, row).join(COMBINED) === combined));
  }
  if (!mayLeaveOut && !options.every(({ label }) => claimOf(claimed, label))) return undefined;
  for (const same of [exactly, loosely]) {
    const fitting = rows.filter((row) => isClaimed(options, row, claimed, same));
    if (fitting.length > 0) return onlyOne(fitting);
  }
  return undefined;
}

/** Returns the only match: several matches are none. */
const onlyOne = <One>(fitting: readonly One[]): One | undefined =>
  fitting.length === 1 ? fitting[0] : undefined;

/** Returns what is claimed of an option, whatever the case of its name. */
const claimOf = (claimed: ChosenVariants, label: string): ChosenVariant | undefined =>
  ownEntry(claimed, label) ?? Object.entries(claimed).find(([name]) => loosely(name, label))?.[1];

type Same = (one: string, other: string) => boolean;

const exactly: Same = (one, other) => one === other;
const loosely: Same = (one, other) => folded(one) === folded(other);
const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Returns whether a row has all that is claimed of its options; what is not claimed says nothing. */
function isClaimed(
  options: readonly VariantField[],
  row: VariantRow,
  claimed: ChosenVariants,
  same: Same,
): boolean {
  const labels = labelsOf(options, row);
  return options.every(({ label }, place) => {
    const entry = claimOf(claimed, label);
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
