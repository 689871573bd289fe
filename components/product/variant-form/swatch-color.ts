import { PALETTE } from '@/core/model/palette';

const HEX_BY_NAME: Readonly<Record<string, string>> = PALETTE;
const HEX = /^#([\da-f]{3}|[\da-f]{6})$/i;

/** The CSS colour of a colour option: a palette name or a hex value; null for anything else. */
export function swatchColor(value: string): string | null {
  if (HEX.test(value)) return value;
  return Object.hasOwn(HEX_BY_NAME, value) ? (HEX_BY_NAME[value] ?? null) : null;
}
