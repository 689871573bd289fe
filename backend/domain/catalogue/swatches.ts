import { PALETTE } from '@/core/model/palette';
import type { VariantField } from '@/core/model/variant';
import { colorFamily } from '@/core/rules/variants/color-family';

const HEX_BY_NAME: ReadonlyMap<string, string> = new Map(Object.entries(PALETTE));
const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The colors that can be shown: those of the palette, and hex values, which are their own names. */
export function toSwatches(names: readonly string[]): { name: string; hex: string }[] {
  return names.flatMap((name) => {
    const hex = hexOf(name);
    return hex ? [{ name, hex }] : [];
  });
}

/**
 * A color field with the swatch of every option that can be shown; any other field as it is. Options that would look the
 * same have none: their names tell them apart.
 */
export function withSwatches(field: VariantField): VariantField {
  if (field.type !== 'color') return field;
  const swatches = field.options.map(
    ({ value }) => hexOf(value) ?? hexOf(colorFamily(value) ?? ''),
  );
  const options = field.options.map((option, place) => {
    const swatch = swatches[place];
    const isAlone = swatches.filter((other) => other === swatch).length === 1;
    return swatch && isAlone ? { ...option, swatch } : option;
  });
  return { ...field, options };
}

const hexOf = (color: string): string | undefined =>
  HEX.test(color) ? color : HEX_BY_NAME.get(color);
