import type { ChosenVariants, VariantField } from '../model/variant';
import { chosenVariants, type VariantChoices } from './variants';

/**
 * Choices as somebody claims to have made them, made anew from what is offered: labels and
 * adjustments are those of the fields, a text is cut to its length, and what is not offered, or hidden
 * by a condition, is dropped.
 */
export function offeredVariants(
  fields: readonly VariantField[],
  claimed: ChosenVariants = {},
): ChosenVariants {
  return chosenVariants(fields, offeredChoices(fields, claimed));
}

/** The claimed choices that the fields offer: field id to value. */
export function offeredChoices(
  fields: readonly VariantField[],
  claimed: ChosenVariants = {},
): VariantChoices {
  const choices = fields.flatMap((field) => {
    const value = claimedValue(field, claimed);
    return value === undefined ? [] : [[field.id, value] as const];
  });
  return Object.fromEntries(choices);
}

function claimedValue(field: VariantField, claimed: ChosenVariants): string | undefined {
  const value = claimed[field.label]?.value;
  if (value === undefined) return undefined;
  const isOffered = field.type === 'text' || field.options.some((option) => option.value === value);
  return isOffered ? value : undefined;
}
