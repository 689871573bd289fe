import type { Declaration } from 'postcss';
import { readTokens, type Token } from './read-tokens';

/** Prefix of a shop's keyframes, which would else replace those of the page around it. */
export const KEYFRAMES_PREFIX = 'shop-';

const PROPERTY = /^(--[-\w\u0080-\uffff]+|-?[a-z][-a-z\d]*)$/i;
/** Properties that once ran scripts. */
const RAN_SCRIPTS = /^(behavior|-ms-behavior|-moz-binding)$/i;
const USES_KEYFRAMES = /^(-webkit-)?animation(-name)?$|^--/i;
const ADDRESSED: readonly string[] = ['url', 'src', 'image', 'image-set', '-webkit-image-set'];
const NOT_OF_VALUES: readonly string[] = ['{', '}', ';'];
const IN_PAGE =
  /^(static|relative|absolute|sticky|-webkit-sticky|inherit|initial|unset|revert(-layer)?)$/i;
const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const DATA = /^data:(image|font)\/[\w.+-]+[;,]/i;

/** A declaration as text with its semicolon; '' where it must not be, or is none. */
export function writeDeclaration(
  { prop, value, important }: Declaration,
  keyframes: ReadonlySet<string>,
): string {
  if (!PROPERTY.test(prop) || RAN_SCRIPTS.test(prop)) return '';
  const stated = prop.toLowerCase() === 'position' ? positionInPage(value) : value;
  const tokens = stated === null ? null : readTokens(stated);
  if (!tokens || !isHarmless(tokens)) return '';
  const written = tokens.map((token) =>
    USES_KEYFRAMES.test(prop) ? withPrefix(token, keyframes) : token.text,
  );
  return `${prop}:${written.join('').trim()}${important ? '!important' : ''};`;
}

/**
 * Replaces a position that is fixed to the window, which would leave the page and cover what stands around it, an
 * editor too: it keeps out of the flow inside the page. What cannot be told, such as `var(--p)`, is no position.
 */
function positionInPage(value: string): string | null {
  const stated = value.trim().toLowerCase();
  if (stated === 'fixed') return 'absolute';
  return IN_PAGE.test(stated) ? stated : null;
}

function isHarmless(tokens: readonly Token[]): boolean {
  const inside: string[] = [];
  for (const { kind, text, value } of tokens) {
    if (NOT_OF_VALUES.includes(text)) return false;
    if (kind === 'function' && value.toLowerCase() === 'expression') return false;
    if (kind === 'function' || kind === 'open') inside.push(value.toLowerCase());
    if (kind === 'close') inside.pop();
    const isAddress = kind === 'string' && ADDRESSED.includes(inside.at(-1) ?? '');
    if ((kind === 'url' || isAddress) && !mayBeFetched(value)) return false;
  }
  return true;
}

/** An address of the web or of the same site, or a picture or typeface that the address itself holds. */
function mayBeFetched(address: string): boolean {
  const plain = address.replace(/[\s\p{Cc}]+/gu, '');
  const scheme = SCHEME.exec(plain)?.[1]?.toLowerCase();
  return scheme === undefined || scheme === 'http' || scheme === 'https' || DATA.test(plain);
}

function withPrefix({ kind, text, value }: Token, keyframes: ReadonlySet<string>): string {
  if (!keyframes.has(value)) return text;
  if (kind === 'string') return `${text[0]}${KEYFRAMES_PREFIX}${text.slice(1)}`;
  return kind === 'name' ? `${KEYFRAMES_PREFIX}${text}` : text;
}
