import type { CartLine } from '../../model/cart';
import * as messages from './messages';

type Line = Pick<CartLine, 'product' | 'quantity' | 'variants' | 'stock'>;

/** Returns the name of a line among others: its product, and what of it was chosen. */
export function lineName({ product, variants = {} }: Pick<Line, 'product' | 'variants'>): string {
  const choices = Object.values(variants).map(({ label }) => label);
  return choices.length > 0 ? `${product.name} (${choices.join(' / ')})` : product.name;
}

/** Returns the reason that a line cannot be bought as it is, for people; '' where it can. */
export function lackOf(line: Line): string {
  const { product, quantity, stock } = line;
  if (stock?.isGone) return goneText(line);
  const left = product.isSoldOut ? 0 : (stock?.left ?? quantity);
  return left >= quantity ? '' : messages.shortage(lineName(line), left);
}

function goneText({ product: { name }, variants = {} }: Line): string {
  const chosen = Object.values(variants).map(({ label }) => label);
  return messages.notOffered(name, chosen.join(' / '));
}

/** Returns whether something is required of a line and left blank. */
export const isBlank = ({ blank = [] }: Pick<CartLine, 'blank'>): boolean => blank.length > 0;
