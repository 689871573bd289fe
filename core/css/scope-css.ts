import { type ChildNode, Input } from 'postcss';
import Parser, { type ParserToken } from 'postcss/lib/parser';
import { normalised } from './read-tokens';
import { keyframesName, MAX_DEPTH, writeNodes } from './write-rules';

/** Inside a page's root, but not in what an editor lays over it. */
const SCOPE = '@scope (.page-root) to (.editor-chrome)';

/** Words that mean something else wherever an animation is named. */
const TAKEN: readonly string[] = [
  ...['none', 'initial', 'inherit', 'unset', 'revert', 'revert-layer', 'auto', 'infinite'],
  ...['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out', 'step-start', 'step-end'],
  ...['normal', 'reverse', 'alternate', 'alternate-reverse', 'running', 'paused'],
  ...['forwards', 'backwards', 'both'],
];

/**
 * A shop's global CSS (spec 3, 9) taken apart and written anew, so that it styles the page and nothing
 * around it, and loads no other style sheet: `html`, `body` and `:root` are the page's root, keyframes
 * have names of their own, nothing is fixed to the window, addresses are of the web. What of it is broken
 * is left out. The text can stand in a style element.
 */
export function scopeCss(css: string): string {
  const nodes = salvage(normalised(css));
  const keyframes = new Set(keyframesIn(nodes).filter((name) => name && !TAKEN.includes(name)));
  const { scoped, hoisted } = writeNodes(nodes, { keyframes, depth: 0, isInRule: false });
  const written = hoisted + (scoped && `${SCOPE}{${scoped}}`);
  // The escape means the same to CSS, and does not end the element.
  return written.replaceAll('</', '<\\/');
}

function keyframesIn(nodes: readonly ChildNode[], depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  return nodes.flatMap((node) => {
    if (node.type !== 'atrule') return [];
    const isKeyframes = /^(-webkit-)?keyframes$/i.test(node.name);
    return isKeyframes ? [keyframesName(node.params)] : keyframesIn(node.nodes ?? [], depth + 1);
  });
}

/** Matches what hides brackets, and each bracket; a string ends with its line, whether it was closed or not. */
const PIECE =
  /\/\*[\s\S]*?(?:\*\/|$)|(["'])(?:(?!\1)[^\\\n]|\\[\s\S])*(?:\1|$|(?=\n))|\\[\s\S]|[^"'\\/{}()[\];]+|[\s\S]/g;
const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** The statements of a style sheet. Of a broken one those that are whole, as browsers would read on. */
const salvage = (css: string): ChildNode[] =>
  parseCss(css) ?? statementsOf(css).flatMap((statement) => parseCss(statement) ?? []);

/** A style sheet cut at the ends of its outermost rules; what its end leaves open is closed. */
function statementsOf(css: string): string[] {
  const statements: string[] = [];
  const awaited: string[] = [];
  let statement = '';
  const cut = () => {
    statements.push(statement);
    statement = '';
  };
  for (const [piece] of css.matchAll(PIECE)) {
    const closer = CLOSERS[piece];
    if (closer) awaited.push(closer);
    const isClosed = piece === awaited.at(-1);
    if (isClosed) awaited.pop();
    // One brace too many ends nothing.
    if (piece === '}' && !isClosed && awaited.length === 0) continue;
    statement += piece;
    if (awaited.length === 0 && (piece === '}' || piece === ';')) cut();
  }
  statement += awaited.toReversed().join('');
  cut();
  return statements;
}

const BESIDE: readonly string[] = ['space', 'comment', ';'];
/** The same name, but none that PostCSS looks for an exclamation mark in front of. */
const PLAIN_IMPORTANT = '\\69 mportant';

class Broken extends Error {}
/** One for all: with the place it stands in, which nobody reads, each costs as much as a rule. */
const BROKEN = new Broken('Not CSS');

class QuietInput extends Input {
  override error(): never {
    throw BROKEN;
  }
}

/** PostCSS's parser without what takes it, for a long value, the square of its length. */
class LinearParser extends Parser {
  /** A comment is a blank; how the text was written is not kept. */
  override raw(node: object, property: string, tokens: ParserToken[]): void {
    const text = tokens.map(([kind, text]) => (kind === 'comment' ? ' ' : text)).join('');
    Object.assign(node, { [property]: text });
  }

  override decl(tokens: ParserToken[], isCustom: boolean): void {
    const end = lastWord(tokens, tokens.length);
    const last = tokens[end];
    if (last && /^important$/i.test(last[1])) {
      const start = lastWord(tokens, end);
      const isMarked = tokens[start]?.[1] === '!';
      const [first, text] = isMarked ? [start, '!important'] : [end, PLAIN_IMPORTANT];
      const [kind, , ...places] = last;
      tokens.splice(first, end - first + 1, [kind, text, ...places]);
    }
    super.decl(tokens, isCustom);
  }
}

/** The nodes of a style sheet, null of a broken one. No source map is looked for, whatever it names. */
function parseCss(css: string): ChildNode[] | null {
  try {
    const parser = new LinearParser(new QuietInput(css, { map: false }));
    parser.parse();
    return parser.root.nodes;
  } catch (error) {
    if (error === BROKEN) return null;
    throw error;
  }
}

/** The place of the last token before `end` that says anything. */
function lastWord(tokens: readonly ParserToken[], end: number): number {
  let at = end - 1;
  while (BESIDE.includes(tokens[at]?.[0] ?? '')) at -= 1;
  return at;
}
