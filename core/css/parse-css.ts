import { type ChildNode, Input } from 'postcss';
import Parser, { type ParserToken } from 'postcss/lib/parser';

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
export function parseCss(css: string): ChildNode[] | null {
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
