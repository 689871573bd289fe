import type { VariantField, VariantOption } from '@/core/model/variant';
import { toPaletteName } from './palette-name';
import { splitPrices } from './split-prices';

/** The sellable variants of a product: one value per option name, prices in integer cents. */
export interface VariantTable {
  optionNames: readonly string[];
  variants: readonly { values: readonly string[]; priceMinor: number }[];
}

const COLOR_WORDS =
  /^(colou?rs?|colou?rway|farben?|couleurs?|colore|cor|kleur|färg|farve|farge|kolor|цвет|màu( sắc)?|颜色|色|カラー)$/iu;

/** Whether an option of this name chooses a colour. */
export function isColorOption(name: string): boolean {
  return COLOR_WORDS.test(name.trim());
}

/**
 * The choices a shopper makes to get exactly these variants at exactly their prices (spec 3,
 * "Variant definition"). One choice per option where every combination exists and prices add up over
 * the options, else a single choice of whole combinations ("S / Navy"). Adjustments are dollars above
 * the lowest price and never negative; the defaults lead to the lowest price.
 */
export function toVariantFields({ optionNames, variants }: VariantTable): VariantField[] {
  if (optionNames.length === 0 || variants.length === 0) return [];
  const adjustments = splitPrices(optionNames.length, variants);
  if (!adjustments) return [combinedField(optionNames, variants)];
  const ids = uniqueIds(optionNames);
  return adjustments.map((byValue, index) =>
    optionField(ids[index] ?? '', optionNames[index] ?? '', byValue),
  );
}

function optionField(id: string, label: string, byValue: Map<string, number>): VariantField {
  const colors = isColorOption(label) ? swatchesOf([...byValue.keys()]) : undefined;
  const options = [...byValue].map(([value, adjustment]) => ({
    label: value,
    value: colors?.get(value) ?? value,
    priceAdjustment: adjustment / 100,
  }));
  return field(id, label, colors ? 'color' : 'select', options);
}

function combinedField(
  optionNames: readonly string[],
  variants: VariantTable['variants'],
): VariantField {
  const lowest = Math.min(...variants.map((variant) => variant.priceMinor));
  const options = variants.map(({ values, priceMinor }) => {
    const label = values.join(' / ');
    return { label, value: label, priceAdjustment: (priceMinor - lowest) / 100 };
  });
  return field('variant', optionNames.join(' / '), 'select', options);
}

function field(
  id: string,
  label: string,
  type: VariantField['type'],
  options: VariantOption[],
): VariantField {
  const cheapest = options.find((option) => option.priceAdjustment === 0) ?? options[0];
  return {
    id,
    label,
    type,
    options,
    required: true,
    ...(cheapest && { defaultValue: cheapest.value }),
  };
}

/** Each value's palette name, if all have one and no two share it. */
function swatchesOf(values: string[]): Map<string, string> | undefined {
  const swatches = new Map<string, string>();
  for (const value of values) {
    const color = toPaletteName(value);
    if (color) swatches.set(value, color);
  }
  const areDistinct = new Set(swatches.values()).size === values.length;
  return areDistinct ? swatches : undefined;
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
