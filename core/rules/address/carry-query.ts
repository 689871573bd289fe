import { inHyphens } from '../../values/in-hyphens';
import { EMBED_KEYS, isEmbed } from './embed-address';
import { ACCESS_KEY } from './order-address';
import { LISTING_KEYS } from './shop-address';

/** Keys that mean something once and never travel on (design section 9). */
export const ONE_SHOT_KEYS: readonly string[] = [
  'cart_data',
  'cart_from',
  'session_id',
  'order_id',
  'order',
  ACCESS_KEY,
];

/** Returns whether an address names something that is one shopper's alone. */
export function hasPrivateKey(address: string): boolean {
  const [, query = ''] = (address.split('#', 1)[0] ?? '').split('?');
  return [...new URLSearchParams(query).keys()].some((key) => ONE_SHOT_KEYS.includes(key));
}

const NO_KEYS: readonly string[] = [];

/** A page has dozens of links: what is longer would be repeated in all of them. */
const MAX_CARRIED_LENGTH = 2048;

const LISTED = /^\/(shop$|product\/)/;
/** Addresses of the admin area, whose keys mean something there alone. */
const DESIGN = /^\/design(\/|$)/;
/** Browsers read a backslash as a slash. */
const OUTSIDE = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i;

/** Returns whether an address leaves the site, or the browser's page for mail or telephone. */
export const isOutside = (href: string): boolean => OUTSIDE.test(href);

/**
 * An internal link with the current page's query string carried forward (spec 2). The link's own keys
 * win, one-shot keys are dropped, and a listing's filters and an embed's options stay behind when it is
 * left or its link says otherwise. Addresses of other sites and bare fragments are returned as they are.
 * @param ownKeys what else means something on the page alone, such as the options of a product.
 */
export function carryQuery(href: string, currentPath: string, ownKeys = NO_KEYS) {
  if (isOutside(href) || href.startsWith('#')) return href;
  const carried = carriedFrom(currentPath, ownKeys);
  const [beforeHash = '', hash] = splitOnce(href, '#');
  const [path = '', ownQuery] = splitOnce(beforeHash, '?');
  const query = ownQuery ? joinQuery(ownQuery, carried) : carried.text;
  return `${path}${query && `?${query}`}${hash === undefined ? '' : `#${hash}`}`;
}

function joinQuery(ownQuery: string, carried: Carried): string {
  if (carried.text === '') return ownQuery;
  const own = new Set(new URLSearchParams(ownQuery).keys());
  const rest = textBeside(own, carried);
  return rest ? `${ownQuery}&${rest}` : ownQuery;
}

/** Returns what a link carries beside keys of its own, as a query string. */
export const textBeside = (own: ReadonlySet<string>, { keys }: Pick<Carried, 'keys'>): string =>
  new URLSearchParams(keys.filter(([key]) => !own.has(key))).toString();

interface Carried {
  keys: readonly [key: string, value: string][];
  /** The same as a query string. */
  text: string;
}

let latest: (Carried & { path: string; own: readonly string[] }) | undefined;

/** Returns what links and forms of a page carry, worked out once: a page has dozens of links. */
export function carriedFrom(path: string, own = NO_KEYS): Carried {
  if (latest?.path !== path || latest.own !== own) {
    const keys = carriedKeys(path, own);
    const text = new URLSearchParams(keys).toString();
    const isLong = text.length > MAX_CARRIED_LENGTH;
    latest = { path, own, keys: isLong ? [] : keys, text: isLong ? '' : text };
  }
  return latest;
}

function carriedKeys(currentPath: string, own: readonly string[]): [string, string][] {
  const withoutHash = currentPath.split('#', 1)[0] ?? '';
  const [path, query] = splitOnce(withoutHash, '?');
  if (!query || DESIGN.test(path)) return [];
  const dropped = [...ONE_SHOT_KEYS, ...ownKeys(path)];
  return [...new URLSearchParams(query)].filter(
    ([key]) => !dropped.includes(key) && !(own.length > 0 && own.includes(inHyphens(key))),
  );
}

/** The keys that say something of this page alone. */
function ownKeys(path: string): readonly string[] {
  if (isEmbed(path)) return EMBED_KEYS;
  // A product that is gone, or has lost an option, names none of its own: choices read as filters do.
  return LISTED.test(path) ? LISTING_KEYS : [];
}

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
