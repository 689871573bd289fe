declare module 'postcss/lib/parser' {
  import type { Input, Root } from 'postcss';

  /** Kind and text, then the first and the last place in the style sheet where it has them. */
  export type ParserToken = [kind: string, text: string, ...places: number[]];

  /** The base of parsers of other syntaxes. */
  class Parser {
    constructor(input: Input);
    root: Root;
    parse(): void;
    decl(tokens: ParserToken[], isCustom: boolean): void;
    raw(node: object, property: string, tokens: ParserToken[], isCustom?: boolean): void;
  }

  export default Parser;
}
