import type { Availability } from '../../model/availability';
import type { ChosenVariants, VariantField, VariantRow } from '../../model/variant';
import { fromMinor, toMinor } from '../money/money';
import { chosenVariants, defaultChoices, type VariantChoices } from './variants';

/** Describes what a product lets one choose: its fields, and which combinations of the first of them can be bought. */
export interface Choosable {
  fields: readonly VariantField[];
  /** None where every combination can be bought. */
  rows?: readonly VariantRow[];
}

/** Describes how an option stands beside the other choices; `missing` where there is no such combination. */
export type OptionState = Availability | 'missing';

const NO_ROWS: readonly VariantRow[] = [];

/** The fields that rows are told apart by: the first ones. */
export const optionFields = ({ fields, rows = NO_ROWS }: Choosable): readonly VariantField[] =>
  fields.slice(0, rows[0]?.values.length ?? 0);

/** The row of these choices; undefined where there is none, or no rows at all. */
export function chosenRow(offer: Choosable, choices: VariantChoices): VariantRow | undefined {
  const options = optionFields(offer);
  return offer.rows?.find(({ values }) =>
    options.every(({ id }, place) => values[place] === choices[id]),
  );
}

/** The choices a form opens with: the first row that is to be had, and the defaults of all other fields. */
export function openingChoices({ fields, rows = NO_ROWS }: Choosable): VariantChoices {
  const first = rows.find(({ stock }) => stock !== 'sold-out') ?? rows[0];
  return { ...defaultChoices(fields), ...(first && choicesOf({ fields, rows }, first)) };
}

/** A row as choices: field id to value. */
export const choicesOf = (offer: Choosable, row: VariantRow): VariantChoices =>
  Object.fromEntries(optionFields(offer).map(({ id }, place) => [id, row.values[place] ?? '']));

/** Changes one choice and keeps the others where that can be bought, else most of them, best in a row to be had. */
export function withChoice(offer: Choosable, choices: VariantChoices, id: string, value: string) {
  const changed = { ...choices, [id]: value };
  const options = optionFields(offer);
  const place = options.findIndex((field) => field.id === id);
  if (place < 0 || chosenRow(offer, changed)) return changed;
  const rank = (row: VariantRow) =>
    options.filter((field, at) => row.values[at] === changed[field.id]).length * 2 +
    (row.stock === 'sold-out' ? 0 : 1);
  const [best] = (offer.rows ?? NO_ROWS)
    .filter((row) => row.values[place] === value)
    .sort((one, other) => rank(other) - rank(one));
  return best ? { ...changed, ...choicesOf(offer, best) } : changed;
}

/** Returns how each value of an option stands beside the other choices; empty for a field that is none. */
export function optionStates(
  offer: Choosable,
  choices: VariantChoices,
  { id, options }: VariantField,
): ReadonlyMap<string, OptionState> {
  if (!optionFields(offer).some((field) => field.id === id)) return new Map();
  return new Map(
    options.map(({ value }) => {
      const row = chosenRow(offer, { ...choices, [id]: value });
      return [value, row ? (row.stock ?? 'available') : 'missing'];
    }),
  );
}

/**
 * The choices as a cart line keeps them, keyed by label. What a row costs above the product's price stands with
 * its options, so that price and adjustments come to the price of the row (spec 9, "Cart total").
 */
export function lineVariants(offer: Choosable, choices: VariantChoices, price: number) {
  const row = chosenRow(offer, choices);
  const options = row ? optionFields(offer) : [];
  const chosen = { ...ofOptions(options, choices), ...chosenVariants(offer.fields, choices) };
  const entries = options.flatMap(({ label }) => (chosen[label] ? [chosen[label]] : []));
  const adjustments = entries.reduce((sum, one) => sum + toMinor(one.priceAdjustment), 0);
  const [first] = options;
  const differs = row ? toMinor(row.price) - toMinor(price) - adjustments : 0;
  const place = first && chosen[first.label];
  if (!first || !place || differs === 0) return chosen;
  const priceAdjustment = fromMinor(toMinor(place.priceAdjustment) + differs);
  return { ...chosen, [first.label]: { ...place, priceAdjustment } };
}

/** The choices of options as a line keeps them: a row that is called "None" is bought as any other. */
function ofOptions(options: readonly VariantField[], choices: VariantChoices): ChosenVariants {
  const named = options.flatMap(({ id, label, options: offered }) => {
    const option = offered.find(({ value }) => value === choices[id]);
    return option ? [[label, option] as const] : [];
  });
  return Object.fromEntries(named);
}
