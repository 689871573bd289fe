import type { CartLine } from '../../model/cart';

type Line = Pick<CartLine, 'product' | 'quantity' | 'variants' | 'stock'>;

/** Returns the name of a line among others: its product, and what of it was chosen. */
export function lineName({ product, variants = {} }: Pick<Line, 'product' | 'variants'>): string {
  const choices = Object.values(variants).map(({ label }) => label);
  return choices.length > 0 ? `${product.name} (${choices.join(' / ')})` : product.name;
}

/** Why a line cannot be bought as it is, told to people; '' where it can. */
export function lackOf(line: Line): string {
  const { product, quantity, stock } = line;
  if (stock?.isGone) return goneText(line);
  const left = product.isSoldOut ? 0 : (stock?.left ?? quantity);
  return left >= quantity ? '' : shortage(lineName(line), left);
}

function goneText({ product: { name }, variants = {} }: Line): string {
  const chosen = Object.values(variants).map(({ label }) => label);
  const reason = chosen.length > 0 ? `: ${chosen.join(' / ')} is not offered` : '';
  return `Please choose again what you want of ${name}${reason}.`;
}

/** Returns whether something is required of a line and left blank. */
export function isBlank({ blank = [] }: Pick<CartLine, 'blank'>): boolean {
  return blank.length > 0;
}

/** Says what is required of a line and left blank. */
export function blankText(labels: readonly string[]): string {
  return `${labels.join(', ')}: left blank`;
}

/** Says how few are left of something. */
export function shortage(name: string, left: number): string {
  if (left === 0) return `${name} is sold out.`;
  return `There ${left === 1 ? 'is' : 'are'} only ${left} left of ${name}.`;
}
