import type { ChosenVariants, VariantField } from '../../model/variant';
import { ownEntry } from '../../values/own-entry';

/** Claimed choices that the fields offer: field id to value. Labels and adjustments of a claim count for nothing. */
export function offeredChoices(fields: readonly VariantField[], claimed: ChosenVariants = {}) {
  const choices = fields.flatMap((field) => {
    const value = claimedValue(field, claimed);
    return value === undefined ? [] : [[field.id, value] as const];
  });
  return Object.fromEntries(choices);
}

function claimedValue(field: VariantField, claimed: ChosenVariants): string | undefined {
  const value = ownEntry(claimed, field.label)?.value;
  if (value === undefined) return undefined;
  const isOffered = field.type === 'text' || field.options.some((option) => option.value === value);
  return isOffered ? value : undefined;
}
