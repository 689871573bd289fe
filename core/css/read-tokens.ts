import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';

/** A piece of CSS as browsers take it apart (CSS Syntax 3); `value` has its escapes resolved. */
export interface Token {
  kind: 'blank' | 'string' | 'url' | 'name' | 'function' | 'open' | 'close' | 'sign';
  text: string;
  value: string;
}

const KINDS: Readonly<Partial<Record<TokenType, Token['kind']>>> = {
  [TokenType.Whitespace]: 'blank',
  [TokenType.Comment]: 'blank',
  [TokenType.String]: 'string',
  [TokenType.URL]: 'url',
  [TokenType.Ident]: 'name',
  [TokenType.Function]: 'function',
  ...{ [TokenType.OpenParen]: 'open', [TokenType.CloseParen]: 'close' },
  ...{ [TokenType.OpenSquare]: 'open', [TokenType.CloseSquare]: 'close' },
  ...{ [TokenType.OpenCurly]: 'open', [TokenType.CloseCurly]: 'close' },
};
const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Text as the pieces of CSS expect it: line breaks of one kind, no null. */
export const normalised = (css: string): string =>
  css.replace(/\r\n?|\f/g, '\n').replaceAll('\0', '\ufffd');

/**
 * The pieces of a selector, value or condition; null where it is no whole one: where a bracket, string,
 * comment or address is left open or one is closed that was not opened. What has pieces can be set among
 * others and ends where it ends.
 */
export function readTokens(css: string): Token[] | null {
  let isBroken = false;
  const onParseError = () => {
    isBroken = true;
  };
  const pieces = tokenize({ css }, { onParseError }).slice(0, -1);
  if (isBroken || pieces.some(isAmbiguous)) return null;
  const tokens = pieces.map(toToken);
  const awaited: string[] = [];
  for (const { kind, text } of tokens) {
    if (kind === 'function' || kind === 'open') awaited.push(CLOSERS[text.slice(-1)] ?? '');
    if (kind === 'close' && awaited.pop() !== text) return null;
  }
  return awaited.length > 0 ? null : tokens;
}

const NOT_CSS: readonly TokenType[] = [
  ...[TokenType.BadString, TokenType.BadURL, TokenType.CDO, TokenType.CDC],
];

/** Broken, or not the same for all browsers: some take signs that are not ASCII for letters, others do not. */
function isAmbiguous([type, text]: CSSToken): boolean {
  if (NOT_CSS.includes(type)) return true;
  if (type === TokenType.URL) return /[^\S \t\n]/.test(text);
  return type === TokenType.Delim && text.charCodeAt(0) > 127;
}

function toToken([type, text, , , data]: CSSToken): Token {
  const kind = KINDS[type] ?? 'sign';
  const value = data && 'value' in data ? String(data.value) : text;
  return { kind, text, value: kind === 'blank' ? ' ' : value };
}
