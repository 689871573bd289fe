import type { ChosenVariants, VariantField } from '../model/variant';
import { fromMinor, toMinor } from './money';

/** What is chosen in a form: field id to value. */
export type VariantChoices = Readonly<Record<string, string>>;

/** The choices a form opens with: every field's default (spec 4, "Product card"). */
export function defaultChoices(fields: readonly VariantField[]): VariantChoices {
  const withDefault = fields.filter((field) => field.defaultValue !== undefined);
  return Object.fromEntries(withDefault.map((field) => [field.id, field.defaultValue ?? '']));
}

/**
 * The fields that apply: one with a condition is left out unless the field it depends on applies
 * itself and has the required value (spec 4). A condition that refers to itself in a circle never holds.
 */
export function visibleFields(
  fields: readonly VariantField[],
  choices: VariantChoices,
): VariantField[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  return fields.filter((field) => applies(field, byId, choices, new Set()));
}

function applies(
  field: VariantField,
  byId: ReadonlyMap<string, VariantField>,
  choices: VariantChoices,
  seen: Set<string>,
): boolean {
  const { condition } = field;
  if (!condition) return true;
  const governing = byId.get(condition.field);
  if (!governing || seen.has(field.id)) return false;
  seen.add(field.id);
  return choices[condition.field] === condition.value && applies(governing, byId, choices, seen);
}

/**
 * The choices as a cart line keeps them, keyed by label, hidden fields dropped, empty ones left out.
 * A text's adjustment is that of its first option, a choice's that of the option taken.
 */
export function chosenVariants(
  fields: readonly VariantField[],
  choices: VariantChoices,
): ChosenVariants {
  const chosen: ChosenVariants = {};
  for (const field of visibleFields(fields, choices)) {
    const isText = field.type === 'text';
    const entered = Object.hasOwn(choices, field.id) ? (choices[field.id] ?? '') : '';
    const value = isText ? entered.trim() : entered;
    if (!value.trim()) continue;
    const option = isText ? field.options[0] : optionOf(field, value);
    chosen[field.label] = {
      label: isText ? value : (option?.label ?? value),
      value,
      priceAdjustment: option?.priceAdjustment ?? 0,
    };
  }
  return chosen;
}

/** The price of one piece in dollars: the product's own plus every adjustment (spec 9). */
export function priceWithVariants(price: number, variants: ChosenVariants): number {
  const adjustments = Object.values(variants).map((variant) => toMinor(variant.priceAdjustment));
  return fromMinor(adjustments.reduce((sum, minor) => sum + minor, toMinor(price)));
}

function optionOf(field: VariantField, value: string) {
  return field.options.find((option) => option.value === value);
}
