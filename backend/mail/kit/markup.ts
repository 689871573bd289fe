import { cleanText } from '@/core/values/clean-text';

/** HTML that is done: whatever went into it was escaped. Made by `html` alone. */
export class Markup {
  constructor(readonly text: string) {}
}

export type Piece = string | number | Markup | readonly Piece[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const LINE_OF_SOURCE = /\s*\n\s*/g;

/** Markup of a template: every value is escaped unless it is markup itself, lists are joined, line ends become blanks. */
export function html(source: TemplateStringsArray, ...values: readonly Piece[]): Markup {
  const text = source.map((part, at) => withoutLines(part) + write(values[at] ?? ''));
  return new Markup(text.join(''));
}

const withoutLines = (part: string) => part.replace(LINE_OF_SOURCE, ' ').replaceAll('> <', '><');

function write(value: Piece): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string') return escapeHtml(value);
  return typeof value === 'number' ? String(value) : value.map(write).join('');
}

/** Text as it may stand between tags and in quoted attributes, without characters that nobody sees. */
const escapeHtml = (text: string): string =>
  cleanText(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export function withBreaks(text: string): Markup {
  const [first = '', ...rest] = cleanText(text).split('\n');
  return html`${first}${rest.map((line) => html`<br>${line}`)}`;
}
