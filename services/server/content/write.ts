import type {
  ContentBlock,
  ContentSection,
  TextLink,
  TitledWords,
  Words,
} from '@/core/model/content';

/** Insert of a text; dropped if falsy. */
type Insert = string | number | false | TextLink | Words;

/** Reads running text whose inserts are marked by their number. */
type Read = (source: string) => Words;

/** A sentence that ends with what ends in a full stop itself, such as “Inc.”. */
const DOUBLE_STOP = /\.\.(?!\.)/g;

const MARK = /\0(\d+)\0/;

/** Running text from a template: lines of the source run on, links stay links, and what is empty leaves no gap. */
export const words = (texts: TemplateStringsArray, ...inserts: readonly Insert[]): Words =>
  readerOf(inserts)(marked(texts));

export const link = (text: string, href: string): TextLink => ({ text, href });

export const mail = (address: string): TextLink => link(address, `mailto:${address}`);

/**
 * Sections from a template. Each line is a paragraph, and runs on in those below that are indented deeper; or it
 * begins with a sign:
 * `# Title` of a section, `- item` of a list, `1. item` of steps, `= Term: words` of facts, `? Question` with its
 * answer on the lines below, `! note` that must not be missed. `(payments)` stands for the marks of the ways to pay.
 * Lines that an empty insert leaves without words are left out; a list stays where it stands.
 */
export function sections(texts: TemplateStringsArray, ...inserts: readonly Insert[]) {
  const source = marked(texts);
  const [indent = ''] = /^\n +/.exec(source) ?? [];
  const [, ...parts] = source.trimEnd().replaceAll(indent, '\n').split(/^# /m);
  return parts.map((part) => sectionOf(part, readerOf(inserts)));
}

/** Short texts with their titles, from a template of sections with one paragraph each. */
export const titled = (...template: Parameters<typeof sections>): TitledWords[] =>
  sections(...template).flatMap(({ title, blocks: [block] }) =>
    block?.kind === 'paragraph' ? { title, words: block.words } : [],
  );

/** A section; its address is its title. */
function sectionOf(source: string, read: Read): ContentSection {
  const [head = '', ...lines] = source.trimEnd().split(/\n(?=\S)/);
  const title = read(head).join('');
  const id = title.toLowerCase().replace(/[^a-z\d]+/g, '-');
  const blocks: ContentBlock[] = [];
  for (const [sign, entries] of bySign(lines)) blocks.push(...blocksOf(sign, entries, read));
  return { id: id.replace(/^-|-$/g, ''), title, blocks };
}

/** Lines side by side with the same sign. */
function bySign(lines: readonly string[]): [sign: string, entries: string[]][] {
  const groups: [sign: string, entries: string[]][] = [];
  for (const line of lines) {
    const [, sign = '', entry = ''] = /^(1\.|[-=?!](?= )|\(payments\))?(.*)$/s.exec(line) ?? [];
    const last = groups.at(-1);
    if (last?.[0] === sign) last[1].push(entry);
    else groups.push([sign, [entry]]);
  }
  return groups;
}

function blocksOf(sign: string, entries: readonly string[], read: Read): ContentBlock[] {
  const items = entries.map(read).filter(isSaid);
  switch (sign) {
    case '-':
      return [{ kind: 'list', items }];
    case '1.':
      return [{ kind: 'steps', items }];
    case '=': {
      const rows = pairs(entries, ':', read).map(([term, words]) => ({ term, words }));
      return [{ kind: 'facts', rows }];
    }
    case '?': {
      const questions = pairs(entries, '\n', read);
      const answered = questions.map(([question, answer]) => ({ question, answer }));
      return [{ kind: 'questions', questions: answered }];
    }
    case '(payments)':
      return [{ kind: 'payments' }];
    default:
      return items.map((words) => ({ kind: sign === '!' ? 'note' : 'paragraph', words }));
  }
}

/** Splits each entry at a mark; one with nothing behind it is left out. */
function pairs(entries: readonly string[], mark: string, read: Read): [string, Words][] {
  const split = entries.map((entry): [string, Words] => {
    const at = entry.indexOf(mark);
    return [entry.slice(0, at).trim(), read(entry.slice(at + 1))];
  });
  return split.filter(([, words]) => isSaid(words));
}

const isSaid = (words: Words): boolean => words.length > 0;

/** The source of a template, each insert as its number. */
const marked = ([first = '', ...others]: TemplateStringsArray): string =>
  first + others.map((text, at) => `\0${at}\0${text}`).join('');

const readerOf = (inserts: readonly Insert[]) => (source: string) => {
  const pieces = source.split(MARK).flatMap((piece, at): Words => {
    const insert = at % 2 === 0 ? piece : (inserts[Number(piece)] ?? '');
    return typeof insert === 'object' ? [insert].flat() : [String(insert || '')];
  });
  return joinTexts(pieces).flatMap((piece, index, all) => {
    if (typeof piece !== 'string') return piece;
    const text = piece.replace(/\s+/g, ' ').replace(DOUBLE_STOP, '.');
    const fromStart = index === 0 ? text.trimStart() : text;
    return (index === all.length - 1 ? fromStart.trimEnd() : fromStart) || [];
  });
};

/** Texts side by side become one; empty ones go. */
function joinTexts(pieces: Words): (string | TextLink)[] {
  const joined: (string | TextLink)[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined.splice(-1, 1, last + piece);
    else if (piece !== '') joined.push(piece);
  }
  return joined;
}
