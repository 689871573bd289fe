import type { CartLine } from '../../model/cart';
import { isEmbed } from '../address/embed-address';
import { readLines } from './stored-items';

/** The key under which a cart travels to the shop's main host (spec 4, "Domain redirect"). */
export const CART_DATA_KEY = 'cart_data';

/** Where a tab keeps the queries by which carts came and that nothing has taken yet, a list as JSON. */
export const BROUGHT_KEY = 'brought';

/** Returns whether an address brings a cart to a page of the shop. */
export function bringsCart(address: string): boolean {
  const [path = '', query = ''] = (address.split('#', 1)[0] ?? '').split('?');
  return !isEmbed(path) && new URLSearchParams(query).has(CART_DATA_KEY);
}

/** The longest it may be, in characters of an address: servers refuse addresses over 16 KB. */
const MAX_LENGTH = 12_000;

/**
 * Lines as text for an address: with what a line shows, or, where that is too long, with what the
 * server needs to fill it in again; as many lines as there is room for.
 */
export function writeCartData(lines: readonly CartLine[]): string {
  const shown = JSON.stringify(lines.map(shownLine));
  if (fits(shown)) return shown;
  const bare = lines.map(bareLine);
  while (!fits(JSON.stringify(bare))) bare.pop();
  return JSON.stringify(bare);
}

/** The lines that an address brought; none where the text is too long or is no cart. */
export function readCartData(text: string): CartLine[] {
  if (!fits(text)) return [];
  try {
    return readLines(JSON.parse(text));
  } catch {
    return [];
  }
}

function shownLine({
  product: { id, slug, name, price, image },
  stock: _atThisMoment,
  blank: _toldAnew,
  ...rest
}: CartLine): object {
  return { product: { id, ...(slug && { slug }), name, price, image: image.slice(0, 1) }, ...rest };
}

function bareLine({
  product: { id },
  stock: _atThisMoment,
  blank: _toldAnew,
  ...rest
}: CartLine): object {
  return { product: { id }, ...rest };
}

function fits(text: string): boolean {
  return text.length <= MAX_LENGTH && encodedLength(text) <= MAX_LENGTH;
}

/** Half of a surrogate pair, which no address can hold, counts as too long. */
function encodedLength(text: string): number {
  try {
    return encodeURIComponent(text).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
