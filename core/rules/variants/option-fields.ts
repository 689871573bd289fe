import type { VariantField, VariantOption } from '@/core/model/variant';
import { colorFamily } from './color-family';
import { toPaletteName } from './palette-name';

/** Describes what of a product can be bought: one value per option name in each row, prices in integer cents. */
interface OptionTable {
  optionNames: readonly string[];
  rows: readonly { values: readonly string[]; priceMinor: number }[];
}

interface OptionChoices {
  /** One choice per option, in their order; none where there is a single row without options. */
  fields: VariantField[];
  /** The values of each row as the choices have them. */
  values: string[][];
}

/** The names of options that choose a color, as a pattern that ignores case; JavaScript and PostgreSQL read it alike. */
export const COLOR_WORDS =
  '^\\s*(colou?rs?|colou?rway|farben?|couleurs?|colore|cor|kleur|färg|farve|farge|kolor|цвет|màu( sắc)?|颜色|色|カラー)\\s*$';
const COLOR_OPTION = new RegExp(COLOR_WORDS, 'iu');

/** Returns whether an option of this name chooses a color. */
export const isColorOption = (name: string): boolean => COLOR_OPTION.test(name);

const SIZE_OPTION =
  /(?<!\p{L})(sizes?|größen?|tailles?|tallas?|taglie?|tamanhos?|maat|maten|rozmiar|storlek|størrelse|koko|размер|サイズ|尺[码寸])(?!\p{L})/iu;

/** Returns whether an option of this name chooses a size. */
export const isSizeOption = (name: string): boolean => SIZE_OPTION.test(name);

/**
 * The choices that lead to the rows of a table (spec 3, "Variant definition"), one per option. What an option adds to
 * the lowest price, in dollars and never negative, stands with it where one option alone decides the price, or where
 * all combinations exist and prices add up over the options; elsewhere the price is told by the row alone.
 */
export function toOptionChoices({ optionNames, rows }: OptionTable): OptionChoices {
  const ids = uniqueIds(optionNames);
  const adjustments = splitPrices(optionNames.length, rows);
  const fields = optionNames.map((name, place) => {
    const values = [...new Set(rows.map((row) => row.values[place] ?? ''))];
    return optionField(ids[place] ?? '', name, values, adjustments?.[place]);
  });
  const values = rows.map((row) =>
    fields.map(({ options }, place) => {
      const label = row.values[place] ?? '';
      return options.find((option) => option.label === label)?.value ?? label;
    }),
  );
  return { fields, values };
}

function optionField(
  id: string,
  label: string,
  values: readonly string[],
  adjustments: ReadonlyMap<string, number> | undefined,
): VariantField {
  const isColor = isColorOption(label) && values.some((value) => colorFamily(value));
  const names = isColor ? paletteNames(values) : undefined;
  const options: VariantOption[] = values.map((value) => ({
    label: value,
    value: names?.get(value) ?? value,
    priceAdjustment: (adjustments?.get(value) ?? 0) / 100,
  }));
  return { id, label, type: isColor ? 'color' : 'select', options, required: true };
}

/** The palette's names of those values that are one, and the only one: any other value is its own name. */
function paletteNames(values: readonly string[]): Map<string, string> {
  const names = values.map((value) => toPaletteName(value) ?? value);
  const isAlone = (name: string) => names.filter((other) => other === name).length === 1;
  return new Map(
    values.map((value, place): [string, string] => {
      const name = names[place] ?? value;
      return [value, isAlone(name) ? name : value];
    }),
  );
}

function uniqueIds(names: readonly string[]): string[] {
  const ids: string[] = [];
  for (const name of names) {
    const id =
      name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'option';
    ids.push(ids.includes(id) ? `${id}-${ids.length + 1}` : id);
  }
  return ids;
}

type Rows = OptionTable['rows'];
type Adjustments = ReadonlyMap<string, number>[];

/** Per option a map from value to cents above the lowest price; undefined where no such split is exact. */
function splitPrices(optionCount: number, rows: Rows): Adjustments | undefined {
  const lowest = Math.min(...rows.map(({ priceMinor }) => priceMinor));
  for (let deciding = 0; deciding < optionCount; deciding += 1) {
    const byValue = new Map(
      rows.map((row) => [row.values[deciding] ?? '', row.priceMinor - lowest]),
    );
    const split = Array.from({ length: optionCount }, (_, place) =>
      place === deciding ? byValue : new Map<string, number>(),
    );
    if (isExact(split, rows, lowest)) return split;
  }
  const split = additive(optionCount, rows);
  return split && isExact(split, rows, lowest) ? split : undefined;
}

/** The cost of each value above the cheapest of its option, in rows that differ from the first by it alone. */
function additive(optionCount: number, rows: Rows): Adjustments | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const prices = new Map(rows.map((row) => [keyOf(row.values), row.priceMinor]));
  const split: Map<string, number>[] = [];
  for (let place = 0; place < optionCount; place += 1) {
    const priced = [...new Set(rows.map((row) => row.values[place] ?? ''))].map(
      (value) => [value, prices.get(keyOf(first.values.with(place, value)))] as const,
    );
    const amounts = priced.flatMap(([, price]) => (price === undefined ? [] : [price]));
    if (amounts.length < priced.length) return undefined;
    const cheapest = Math.min(...amounts);
    split.push(new Map(priced.map(([value, price = 0]) => [value, price - cheapest])));
  }
  return split;
}

function isExact(split: Adjustments, rows: Rows, lowest: number): boolean {
  return rows.every(({ values, priceMinor }) => {
    const sum = split.reduce((total, one, place) => total + (one.get(values[place] ?? '') ?? 0), 0);
    return priceMinor === lowest + sum;
  });
}

const keyOf = (values: readonly string[]): string => JSON.stringify(values);
