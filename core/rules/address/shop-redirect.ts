import { attempt } from '../../values/attempt';
import * as messages from './messages';
import { isBuiltIn } from './page-slug';
import { shopifyPath } from './shopify-address';

/** Leads from an address that is no page any more to one that is. */
export interface RedirectRule {
  path: string;
  target: string;
}

/** A redirect as a file has it. */
export interface RedirectLine extends RedirectRule {
  line: number;
}

export interface RedirectProblem {
  field: keyof RedirectRule;
  message: string;
}

/** Characters of an address: as many as an index takes. */
const MAX_REDIRECT_LENGTH = 1000;

/** The shop's own machinery, where no page is ever looked for, and its home. */
const RESERVED = /^\/((api|_next|design|embed)(\/|$)|$)/;
const WEB = /^https?:\/\//i;
/** Browsers read a backslash as a slash, and drop line ends and tabs. */
const UNSAFE = /[\\\s\p{Cc}]/u;
const BASE = 'http://shop.invalid';

/**
 * Reads what an admin or a file says of a redirect. Paths are kept decoded, as slugs are; a Shopify address that it leads to
 * becomes ours at once.
 * @param hosts of the shop: a whole address of its own is a path.
 */
export function readRedirect(
  raw: RedirectRule,
  hosts: readonly string[],
): RedirectRule | RedirectProblem {
  const path = pathIn(withoutHost(raw.path.trim(), hosts));
  if (path === null || path.suffix !== '') return problem('path', messages.redirectFrom);
  const isTaken = RESERVED.test(path.path) || isBuiltIn(path.path.slice(1));
  if (isTaken) return problem('path', messages.redirectReserved(path.path));
  const target = readTarget(withoutHost(raw.target.trim(), hosts));
  if (target === null) return problem('target', messages.redirectTo);
  if (path.path.length > MAX_REDIRECT_LENGTH) return problem('path', tooLong);
  if (target.length > MAX_REDIRECT_LENGTH) return problem('target', tooLong);
  if (redirectPath(target) === path.path) return problem('target', messages.redirectToItself);
  return { path: path.path, target };
}

const tooLong = messages.redirectTooLong(MAX_REDIRECT_LENGTH);

const problem = (field: keyof RedirectRule, message: string): RedirectProblem => ({
  field,
  message,
});

export const isProblem = (read: RedirectRule | RedirectProblem): read is RedirectProblem =>
  'message' in read;

/** Returns the path that a target leads to within the shop, '' where it leads elsewhere. */
export const redirectPath = (target: string): string =>
  target.startsWith('/') ? (target.split(/[?#]/, 1)[0] ?? '') : '';

/** Returns a path as redirects keep it: decoded but for what would end a part of it, without a slash at its end. */
export function plainPath(path: string): string {
  const parts = path.split('/').map((part) => {
    const text = attempt(() => decodeURIComponent(part)) ?? part;
    return text.normalize('NFC').replace(/[/?#%\\\s\p{Cc}]/gu, encodeURIComponent);
  });
  return parts.join('/').replace(/(?<=.)\/+$/, '');
}

/** Returns where a redirect leads, for a header: with what else was asked for; other sites are told nothing of it. */
export function redirectLocation(target: string, query: string): string {
  const { origin, href, pathname, search, hash } = new URL(target, BASE);
  if (origin !== BASE) return href;
  const own = new URLSearchParams(search);
  const others = [...new URLSearchParams(query)].filter(([key]) => !own.has(key));
  const text = new URLSearchParams([...own, ...others]).toString();
  return `${pathname}${text && `?${text}`}${hash}`;
}

function withoutHost(address: string, hosts: readonly string[]): string {
  if (!WEB.test(address) || !URL.canParse(address)) return address;
  const { hostname, pathname, search, hash } = new URL(address);
  return hosts.includes(hostname) ? `${pathname}${search}${hash}` : address;
}

function readTarget(text: string): string | null {
  if (WEB.test(text)) return readWeb(text);
  const inShop = pathIn(text);
  if (inShop === null) return null;
  const ours = shopifyPath(inShop.path);
  return ours === null || inShop.suffix !== '' ? inShop.path + inShop.suffix : ours;
}

function readWeb(text: string): string | null {
  if (UNSAFE.test(text) || !URL.canParse(text)) return null;
  const { href, username, password } = new URL(text);
  return username || password ? null : href;
}

function pathIn(text: string): { path: string; suffix: string } | null {
  if (!/^\/(?![/\\])/.test(text) || UNSAFE.test(text) || !URL.canParse(text, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(text, BASE);
  // What dots lead out of could begin with two slashes.
  if (origin !== BASE || pathname.startsWith('//')) return null;
  return { path: plainPath(pathname), suffix: search + hash };
}
