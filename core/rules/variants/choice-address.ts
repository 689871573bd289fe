import type { VariantField } from '../../model/variant';
import { inHyphens } from '../../values/in-hyphens';
import {
  type Choosable,
  chosenRow,
  openingChoices,
  optionFields,
  withChoice,
} from './variant-rows';
import type { VariantChoices } from './variants';

/** Keys that mean something else in an address; an option of such a name has another one there. */
const TAKEN: readonly string[] = ['order', 'access', 'token', 'id'];
/** The key by which a page knows its product, whatever an address says there. */
const PRODUCT = 'id';

/** The key by which an address names an option: "US size" is `us-size`. */
function choiceKey(label: string): string {
  const key = inHyphens(label);
  return TAKEN.includes(key) ? `${key}-option` : key;
}

/** The keys of a page's address that name choices, those too that are read as if they meant something else. */
export function keysOfChoices(offered: OfferedChoices): string[] {
  const keys = Object.keys(offered);
  return [...keys, ...TAKEN.filter((key) => keys.includes(choiceKey(key)))];
}

/** A value of an option as an address names it: "Forest Green" is `forest-green`. */
const choiceValue = (label: string): string => inHyphens(label);

/** The query of a product's address that names these choices, by their labels; '' for none. */
export function choiceQuery(choices: readonly (readonly [label: string, value: string])[]): string {
  const named = choices.map(([label, value]) => [choiceKey(label), choiceValue(value)]);
  return new URLSearchParams(named).toString();
}

/** Describes what an address can say of a product's choices: by key, the values by their names there. */
export type OfferedChoices = Readonly<Record<string, readonly string[]>>;

interface AddressedField {
  field: VariantField;
  key: string;
  /** Values as addresses name them, in the order of the options; each its own. */
  names: string[];
}

/** The options of a product as addresses name them, each by a key of its own. */
function addressedFields(offer: Choosable): AddressedField[] {
  const fields = addressable(offer);
  const keys = distinct(fields.map(({ label }) => choiceKey(label)));
  return fields.map((field, place) => {
    const names = distinct(field.options.map(({ label }) => choiceValue(label)));
    return { field, key: keys[place] ?? '', names };
  });
}

/** Selects, of a product without rows, the fields that everybody chooses; never what a shopper writes. */
function addressable(offer: Choosable): readonly VariantField[] {
  if (offer.rows) return optionFields(offer);
  return offer.fields.filter(({ type, condition }) => isOption(type) && !condition);
}

const isOption = (type: VariantField['type']) => type === 'select' || type === 'color';

/** Names that read the same in an address, or not at all, are told apart by a number that no other has. */
function distinct(names: readonly string[]): string[] {
  const taken = new Set(names);
  return names.map((name, place) => {
    if (name !== '' && names.indexOf(name) === place) return name;
    let number = place + 1;
    while (taken.has(`${name || 'option'}-${number}`)) number += 1;
    const unique = `${name || 'option'}-${number}`;
    taken.add(unique);
    return unique;
  });
}

/** All that an address can say of a product's choices. */
export const offeredChoices = (offer: Choosable): OfferedChoices =>
  Object.fromEntries(addressedFields(offer).map(({ key, names }) => [key, names]));

type Query = Iterable<readonly [key: string, value: string]>;

/**
 * The choices that an address names, in whatever order and case; the first of a repeated key counts, and what is
 * not known says nothing. Null where it names none. Where there is no such row, the nearest one is chosen.
 */
export function choicesInQuery(offer: Choosable, query: Query): VariantChoices | null {
  const named = namedChoices(offeredChoices(offer), query);
  const chosen = addressedFields(offer).flatMap(({ field, key, names }) => {
    const option = field.options[names.indexOf(named[key] ?? '')];
    return option ? [[field.id, option.value] as const] : [];
  });
  if (chosen.length === 0) return null;
  const wanted = { ...openingChoices(offer), ...Object.fromEntries(chosen) };
  if (!offer.rows || chosenRow(offer, wanted)) return wanted;
  return chosen.reduce(
    (choices, [id, value]) => withChoice(offer, choices, id, value),
    openingChoices(offer),
  );
}

/** The known choices of a query, by key, in the order of the keys that are known. */
export function namedChoices(
  offered: OfferedChoices,
  query: Query,
): Readonly<Record<string, string>> {
  const named = new Map<string, string>();
  for (const [key, value] of query) {
    if (key === PRODUCT) continue;
    const name = Object.hasOwn(offered, choiceKey(key)) ? choiceKey(key) : undefined;
    if (name && !named.has(name) && offered[name]?.includes(choiceValue(value))) {
      named.set(name, choiceValue(value));
    }
  }
  const keys = Object.keys(offered).filter((key) => named.has(key));
  return Object.fromEntries(keys.map((key) => [key, named.get(key) ?? '']));
}

/** Choices a query asks for that a product does not offer, unless it names another of the same option that it does. */
export function unknownChoices(offer: Choosable, query: Query): { label: string; value: string }[] {
  const named = namedChoices(offeredChoices(offer), query);
  const fields = addressedFields(offer).filter(({ key }) => !Object.hasOwn(named, key));
  return [...query].flatMap(([key, value]) => {
    if (key === PRODUCT) return [];
    const offered = fields.find((field) => field.key === choiceKey(key));
    return offered
      ? [{ label: offered.field.label, value: value.slice(0, MAX_UNMATCHED_LENGTH) }]
      : [];
  });
}

/** Length in characters: what is longer was not meant as a choice. */
const MAX_UNMATCHED_LENGTH = 40;

/** A query with these choices in place of those it named; whatever else it says stays. */
export function queryWithChoices(
  offer: Choosable,
  choices: VariantChoices,
  query: URLSearchParams,
) {
  const fields = addressedFields(offer);
  const others = [...query].filter(([key]) => !fields.some((one) => one.key === choiceKey(key)));
  return new URLSearchParams([...others, ...namesOf(fields, choices)]).toString();
}

/** Returns a function that writes a query of nothing but choices. */
export function choicesAsQuery(offer: Choosable): (choices: VariantChoices) => string {
  const fields = addressedFields(offer);
  return (choices) => new URLSearchParams(namesOf(fields, choices)).toString();
}

const namesOf = (fields: readonly AddressedField[], choices: VariantChoices): string[][] =>
  fields.flatMap(({ field, key, names }) => {
    const place = field.options.findIndex(({ value }) => value === choices[field.id]);
    return place < 0 ? [] : [[key, names[place] ?? '']];
  });
