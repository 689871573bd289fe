import type { CartLine } from '../../model/cart';
import { attempt } from '../../values/attempt';
import { isEmbed } from '../address/embed-address';
import { readLines } from './stored-items';

/** The key under which a cart travels to the shop's main host (spec 4, "Domain redirect"). */
export const CART_DATA_KEY = 'cart_data';

/** Key under which a tab keeps the queries by which carts came and that nothing has taken yet, a list as JSON. */
export const BROUGHT_KEY = 'brought';

/** Returns whether an address brings a cart to a page of the shop. */
export function bringsCart(address: string): boolean {
  const [path = '', query = ''] = (address.split('#', 1)[0] ?? '').split('?');
  return !isEmbed(path) && new URLSearchParams(query).has(CART_DATA_KEY);
}

/** The longest it may be, in characters of an address: servers refuse addresses over 16 KB. */
const MAX_LENGTH = 12_000;

/** Lines as text for an address: as they are shown, or, where too long, as the server needs them; as many as fit. */
export function writeCartData(lines: readonly CartLine[]): string {
  const shown = JSON.stringify(lines.map(shownLine));
  if (fits(shown)) return shown;
  const bare = lines.map((line) => carried(line, {}));
  while (!fits(JSON.stringify(bare))) bare.pop();
  return JSON.stringify(bare);
}

/** The lines that an address brought; none where the text is too long or is no cart. */
export const readCartData = (text: string): CartLine[] =>
  fits(text) ? readLines(attempt(() => JSON.parse(text))) : [];

/** Leaves out what the server says of a line with every price. */
function carried({ stock: _stock, blank: _blank, product, ...rest }: CartLine, shown: object) {
  return { product: { id: product.id, ...shown }, ...rest };
}

function shownLine(line: CartLine): object {
  const { slug, name, price, image } = line.product;
  return carried(line, { ...(slug && { slug }), name, price, image: image.slice(0, 1) });
}

function fits(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  // Of half a surrogate pair, which no address can hold, there is none.
  const encoded = attempt(() => encodeURIComponent(text));
  return encoded !== undefined && encoded.length <= MAX_LENGTH;
}
