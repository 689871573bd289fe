import {
  type ChosenVariant,
  type ChosenVariants,
  MAX_TEXT_CHOICE,
  type VariantField,
  type VariantOption,
} from '../../model/variant';
import { ownEntry } from '../../values/own-entry';
import { fromMinor, toMinor } from '../money/money';

/** Describes what is chosen in a form: field id to value. */
export type VariantChoices = Readonly<Record<string, string>>;

/** The most characters a text field takes: its own limit, else that of any text. */
export function textLimit({
  maxLength = MAX_TEXT_CHOICE,
}: Pick<VariantField, 'maxLength'>): number {
  return maxLength;
}

/** The choices a form opens with: every field's default (spec 4, "Product card"). */
export function defaultChoices(fields: readonly VariantField[]): VariantChoices {
  const withDefault = fields.filter((field) => field.defaultValue !== undefined);
  return Object.fromEntries(withDefault.map((field) => [field.id, field.defaultValue ?? '']));
}

/**
 * The fields that apply: one with a condition is left out unless the field it depends on applies
 * itself and has the required value (spec 4). A condition that refers to itself in a circle never holds.
 */
export function visibleFields(fields: readonly VariantField[], choices: VariantChoices) {
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
 * The choices as a cart line keeps them, keyed by label: hidden fields and choices of nothing are left out, a text is
 * cut to its limit. A text's adjustment is that of its first option, a choice's that of the option taken.
 */
export function chosenVariants(fields: readonly VariantField[], choices: VariantChoices) {
  const chosen: ChosenVariants = {};
  for (const field of visibleFields(fields, choices)) {
    const entered = ownEntry(choices, field.id) ?? '';
    const choice = field.type === 'text' ? textIn(field, entered) : optionIn(field, entered);
    if (choice) chosen[field.label] = choice;
  }
  return chosen;
}

function textIn(field: VariantField, entered: string): ChosenVariant | null {
  const text = [...entered.trim()].slice(0, textLimit(field)).join('');
  if (text === '') return null;
  return { label: text, value: text, priceAdjustment: field.options[0]?.priceAdjustment ?? 0 };
}

function optionIn(field: VariantField, value: string): ChosenVariant | null {
  const option = field.options.find((offered) => offered.value === value);
  if (isNothing(value, option)) return null;
  return { label: option?.label ?? value, value, priceAdjustment: option?.priceAdjustment ?? 0 };
}

/** "None" is how definitions offer not to choose; a line that lists it would only puzzle. */
function isNothing(value: string, option: VariantOption | undefined): boolean {
  const isFree = !option?.priceAdjustment;
  return value.trim() === '' || (isFree && value.toLowerCase() === 'none');
}

/** The labels of required fields that apply and are left blank (spec 5: that blocks nothing). */
export function blankFields(fields: readonly VariantField[], choices: VariantChoices): string[] {
  return visibleFields(fields, choices)
    .filter(({ required, id }) => required && (ownEntry(choices, id) ?? '').trim() === '')
    .map(({ label }) => label);
}

/** The price of one piece in dollars: the product's own plus every adjustment (spec 9). */
export function priceWithVariants(price: number, variants: ChosenVariants): number {
  const adjustments = Object.values(variants).map((variant) => toMinor(variant.priceAdjustment));
  return fromMinor(adjustments.reduce((sum, minor) => sum + minor, toMinor(price)));
}
