import type { ContentBlock, ContentSection, Question, TextLink, Words } from '@/core/model/content';

/** Insert of a text; dropped if falsy. */
type Insert = string | number | false | TextLink;

/** A sentence that ends with what ends in a full stop itself, such as “Inc.”. */
const DOUBLE_STOP = /\.\.(?!\.)/g;

/** Running text from a template: lines of the source run on, links stay links, and what is empty leaves no gap. */
export function words(texts: TemplateStringsArray, ...inserts: readonly Insert[]): Words {
  const pieces = texts.flatMap((text, index): (string | TextLink)[] => {
    const insert = inserts[index] ?? '';
    return [text, typeof insert === 'object' ? insert : String(insert || '')];
  });
  return joinTexts(pieces).map((piece, index, all) => {
    if (typeof piece !== 'string') return piece;
    const text = piece.replace(/\s+/g, ' ').replace(DOUBLE_STOP, '.');
    const fromStart = index === 0 ? text.trimStart() : text;
    return index === all.length - 1 ? fromStart.trimEnd() : fromStart;
  });
}

export const link = (text: string, href: string): TextLink => ({ text, href });

export function paragraph(texts: TemplateStringsArray, ...inserts: readonly Insert[]) {
  return { kind: 'paragraph', words: words(texts, ...inserts) } satisfies ContentBlock;
}

/** A paragraph that must not be missed. */
export function note(texts: TemplateStringsArray, ...inserts: readonly Insert[]) {
  return { kind: 'note', words: words(texts, ...inserts) } satisfies ContentBlock;
}

type Maybe<Part> = Part | false | '';

export const list = (...items: Maybe<Words>[]) => ({
  kind: 'list' as const,
  items: items.filter(isThere),
});
export const steps = (...items: Words[]) => ({ kind: 'steps' as const, items });

/** Terms and what they stand for; a term without words is left out. */
export function facts(rows: Record<string, Maybe<Words>>) {
  const all = Object.entries(rows).map(([term, said]) => said && { term, words: said });
  return { kind: 'facts' as const, rows: all.filter(isThere) };
}

export const questions = (...list: Maybe<Question>[]) => ({
  kind: 'questions' as const,
  questions: list.filter(isThere),
});

/** A section; its address is its title. */
export function section(title: string, ...blocks: Maybe<ContentBlock>[]): ContentSection {
  const id = title.toLowerCase().replace(/[^a-z\d]+/g, '-');
  return { id: id.replace(/^-|-$/g, ''), title, blocks: blocks.filter(isThere) };
}

const isThere = <Part>(part: Maybe<Part>): part is Part => part !== false && part !== '';

/** Texts side by side become one; empty ones go. */
function joinTexts(pieces: readonly (string | TextLink)[]): (string | TextLink)[] {
  const joined: (string | TextLink)[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined.splice(-1, 1, last + piece);
    else if (piece !== '') joined.push(piece);
  }
  return joined;
}
