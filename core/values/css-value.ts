import { isSafeUrl } from './safe-url';

/** Longer values are nobody's style. */
const MAX_LENGTH = 400;
/** No sign that could end a declaration, open a comment or name an address. */
const PLAIN = /^[\w\s.,%#()+*/'"-]*$/;
/** Functions that fetch, run or read what is not theirs. */
const FORBIDDEN = /\b(url|src|image|image-set|cross-fade|element|expression|attr|paint)\s*\(|\/\*/i;

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`;
const UNIT =
  '(?:px|em|rem|%|ch|ex|lh|rlh|pt|pc|cm|mm|in|vh|vw|vmin|vmax|svh|lvh|dvh|cq[wihb]|cqmin|cqmax)';
const LENGTH = new RegExp(
  String.raw`^(?:0|${NUMBER}${UNIT}|(?:calc|min|max|clamp)\(.+\)|var\(--[\w-]+\)|auto|(?:fit|min|max)-content)$`,
  'i',
);
const COLOR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(.+\)|var\(--[\w-]+\))$/i;
/** A reference to a color of the shop's look, such as `--accent` (docs/adr/0035). */
const TOKEN = /^--[a-z][\w-]*$/i;
const GRADIENT = /^(?:repeating-)?(?:linear|radial|conic)-gradient\(.+\)$/i;
const URL_FUNCTION = /^url\(\s*(["']?)(.*?)\1\s*\)$/i;
/** Matches what could end the quotes around an address. */
const UNSAFE_IN_QUOTES = /["'\\()<>\p{Cc}]/gu;

/** Returns whether a text may stand as the value of a style: nothing in it fetches, runs or leaves its place. */
export const isSafeCss = (value: string): boolean =>
  value !== '' &&
  value.length <= MAX_LENGTH &&
  PLAIN.test(value) &&
  !FORBIDDEN.test(value) &&
  isBalanced(value);

export const isColor = (value: string): boolean => isSafeCss(value) && COLOR.test(value);

/** Returns the CSS of a color or of a reference to one of the shop's look; undefined for anything else. */
export function colorCss(value: string): string | undefined {
  if (TOKEN.test(value)) return `var(${value})`;
  return isColor(value) ? value : undefined;
}

export const isLength = (value: string): boolean => isSafeCss(value) && LENGTH.test(value);

/** One to `most` lengths beside each other, as in `8px 16px`; those of calc() hold no blanks between. */
export function areLengths(value: string, most = 4): boolean {
  const parts = splitOutside(value, /\s/);
  return parts.length >= 1 && parts.length <= most && parts.every(isLength);
}

/** Corners as `border-radius` has them: their lengths, after a slash those of the other direction. */
export const areCorners = (value: string): boolean =>
  value.split('/').every((part) => areLengths(part));

/** One gradient, or several above each other. */
export function isGradient(value: string): boolean {
  const parts = splitOutside(value, /,/);
  return parts.length > 0 && parts.every((part) => isSafeCss(part) && GRADIENT.test(part));
}

/** A picture's address or gradients as the value of `background-image`; '' for anything else. */
export function backgroundImageOf(value: string): string {
  if (isGradient(value)) return value;
  const address = URL_FUNCTION.exec(value)?.[2] ?? value;
  return isPictureAddress(address) ? `url("${quoted(address)}")` : '';
}

/** Returns whether a picture or film may be fetched from there: the web or the site itself. */
export function isPictureAddress(address: string): boolean {
  const isOfWeb = /^https?:\/\//i.test(address);
  return (
    address !== '' &&
    (isOfWeb || (isSafeUrl(address) && !/^[\s\p{Cc}]*[a-z][\w+.-]*:/iu.test(address)))
  );
}

const quoted = (address: string): string =>
  address.replace(UNSAFE_IN_QUOTES, (sign) => encodeURIComponent(sign).replace(/['()]/g, toHex));

const toHex = (sign: string): string => `%${sign.charCodeAt(0).toString(16)}`;

function isBalanced(value: string): boolean {
  let depth = 0;
  for (const sign of value) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  const quotes = value.split('"').length + value.split("'").length;
  return depth === 0 && quotes % 2 === 0;
}

/** Splits where no bracket is open. */
export function splitOutside(value: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of value.trim()) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 && separator.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
