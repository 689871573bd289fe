/** A piece of CSS as browsers take it apart (CSS Syntax 3); `value` has its escapes resolved. */
export interface Token {
  kind: 'blank' | 'string' | 'url' | 'name' | 'function' | 'open' | 'close' | 'sign';
  text: string;
  value: string;
}

/** In one way only: of six digits that could be taken for fewer, an address would have to be read in all ways. */
const DIGITS = String.raw`(?:[\da-fA-F]{6}|[\da-fA-F]{1,5}(?![\da-fA-F]))`;
const ESCAPE = String.raw`\\(?:${DIGITS}[ \t\n]?|[^\n\da-fA-F])`;
const BLANK = /[ \t\n]+|\/\*[\s\S]*?\*\//y;
const STRING = /"((?:[^"\\\n]|\\[\s\S])*)"|'((?:[^'\\\n]|\\[\s\S])*)'/y;
const NAME = new RegExp(String.raw`(?:[-\w\u0080-\uffff]|${ESCAPE})+`, 'y');
const BARE_URL = new RegExp(
  String.raw`[ \t\n]*(?![ \t\n])((?:[^\s"'()\\\p{Cc}]|${ESCAPE})*)[ \t\n]*\)`,
  'yu',
);
const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Text as the pieces of CSS expect it: line breaks of one kind, no null. */
export function normalised(css: string): string {
  return css.replace(/\r\n?|\f/g, '\n').replaceAll('\0', '\ufffd');
}

/**
 * The pieces of a selector, value or condition; null where it is no whole one: where a bracket, string,
 * comment or address is left open or one is closed that was not opened. What has pieces can be set among
 * others and ends where it ends.
 */
export function readTokens(css: string): Token[] | null {
  const tokens: Token[] = [];
  const awaited: string[] = [];
  for (let at = 0; at < css.length; ) {
    const token = tokenAt(css, at);
    if (!token) return null;
    at += token.text.length;
    tokens.push(token);
    if (token.kind === 'function') awaited.push(')');
    if (token.kind === 'open') awaited.push(CLOSERS[token.text] ?? '');
    if (token.kind === 'close' && awaited.pop() !== token.text) return null;
  }
  return awaited.length === 0 ? tokens : null;
}

function tokenAt(css: string, at: number): Token | null {
  const [blank] = matchAt(BLANK, css, at) ?? [];
  if (blank) return { kind: 'blank', text: blank, value: ' ' };
  const string = matchAt(STRING, css, at);
  if (string)
    return { kind: 'string', text: string[0], value: resolved(string[1] ?? string[2] ?? '') };
  const [name] = matchAt(NAME, css, at) ?? [];
  if (name) return named(css, at, name);
  const sign = css[at] ?? '';
  if (`"'\\`.includes(sign) || css.startsWith('/*', at)) return null;
  const kind = sign in CLOSERS ? 'open' : ')]}'.includes(sign) ? 'close' : 'sign';
  return { kind, text: sign, value: sign };
}

function named(css: string, at: number, name: string): Token | null {
  const value = resolved(name);
  const inside = at + name.length + 1;
  if (css[inside - 1] !== '(') return { kind: 'name', text: name, value };
  const isQuoted = /^[ \t\n]*["']/.test(css.slice(inside, inside + 200));
  if (value.toLowerCase() !== 'url' || isQuoted)
    return { kind: 'function', text: `${name}(`, value };
  const url = matchAt(BARE_URL, css, inside);
  return url && { kind: 'url', text: `${name}(${url[0]}`, value: resolved(url[1] ?? '') };
}

function matchAt(pattern: RegExp, css: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(css);
}

function resolved(text: string): string {
  return text.replace(
    /\\(?:([\da-f]{1,6})[ \t\n]?|\n|([\s\S]))/gi,
    (_, code?: string, sign = '') => (code ? characterOf(Number.parseInt(code, 16)) : sign),
  );
}

function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}
