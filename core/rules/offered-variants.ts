import { type ChosenVariants, MAX_TEXT_CHOICE, type VariantField } from '../model/variant';
import { chosenVariants } from './variants';

/**
 * Choices as somebody claims to have made them, made anew from what is offered: labels and
 * adjustments are those of the fields, a text is cut to its length, and what is not offered, or hidden
 * by a condition, is dropped.
 */
export function offeredVariants(
  fields: readonly VariantField[],
  claimed: ChosenVariants = {},
): ChosenVariants {
  const choices = fields.flatMap((field) => {
    const value = claimedValue(field, claimed);
    return value === undefined ? [] : [[field.id, value] as const];
  });
  return chosenVariants(fields, Object.fromEntries(choices));
}

function claimedValue(field: VariantField, claimed: ChosenVariants): string | undefined {
  // A label such as "constructor" must not find what every object has.
  const value = Object.hasOwn(claimed, field.label) ? claimed[field.label]?.value : undefined;
  if (value === undefined) return undefined;
  if (field.type === 'text') return [...value.trim()].slice(0, MAX_TEXT_CHOICE).join('');
  return field.options.some((option) => option.value === value) ? value : undefined;
}
