import { readTokens, type Token } from './read-tokens';

const WHOLE_PAGE: readonly string[] = ['html', 'body'];
const NOT_OF_SELECTORS: readonly string[] = ['{', '}', ';', '@', '<'];
const ROOT = String.raw`:scope(?![-\w])`;
/** Matches the rest of a compound selector on the root; at another `:scope` a match of its own begins. */
const OF_ROOT = String.raw`(?:(?!${ROOT})[.#:][-\w\u0080-\uffff]+|\[[^\][]*\])*`;
/** `html body` and the like: both are the root now, and the root is not inside itself. */
const ROOT_IN_ROOT = new RegExp(`(${ROOT}${OF_ROOT})(?:\\s*>\\s*|\\s+)${ROOT}`, 'g');

/** A selector in which the page's root stands for the document; null where it is none. */
export function writeSelector(selector: string): string | null {
  const tokens = readTokens(selector);
  if (!tokens || tokens.some(({ text }) => NOT_OF_SELECTORS.includes(text))) return null;
  let written = '';
  let attributes = 0;
  tokens.forEach((token, at) => {
    if (token.text === '[') attributes += 1;
    if (token.text === ']') attributes -= 1;
    written += attributes > 0 ? token.text : scoped(token, signsBefore(tokens, at));
  });
  return mergeRoots(written.trim()) || null;
}

function scoped({ kind, text, value }: Token, signs: string): string {
  if (kind === 'blank') return ' ';
  if (kind !== 'name') return text;
  const name = value.toLowerCase();
  if (signs.endsWith(':')) return signs !== '::' && name === 'root' ? 'scope' : text;
  return WHOLE_PAGE.includes(name) && !/[.#]$/.test(signs) ? ':scope' : text;
}

function signsBefore(tokens: readonly Token[], at: number): string {
  const [first, second] = [tokens[at - 2], tokens[at - 1]];
  return second?.kind !== 'sign' ? '' : (first?.kind === 'sign' ? first.text : '') + second.text;
}

function mergeRoots(selector: string): string {
  const merged = selector.replace(ROOT_IN_ROOT, '$1');
  return merged === selector ? merged : mergeRoots(merged);
}
