import type { ChildNode } from 'postcss';
import { parseCss } from './parse-css';

/** Whatever hides brackets, and each bracket; a string ends with its line, whether it was closed or not. */
const PIECE =
  /\/\*[\s\S]*?(?:\*\/|$)|(["'])(?:(?!\1)[^\\\n]|\\[\s\S])*(?:\1|$|(?=\n))|\\[\s\S]|[^"'\\/{}()[\];]+|[\s\S]/g;
const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** The statements of a style sheet. Of a broken one those that are whole, as browsers would read on. */
export function salvage(css: string): ChildNode[] {
  return parseCss(css) ?? statementsOf(css).flatMap((statement) => parseCss(statement) ?? []);
}

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
