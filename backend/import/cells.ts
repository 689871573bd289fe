import { formatMoney, fromMinor } from '@/core/rules/money/money';
import type { Column } from './columns';
import type { Complain } from './imported-product';
import * as messages from './messages';
import type { Row } from './read-rows';

/** A million dollars, far below what the database's integer holds. */
const MAX_PRICE_MINOR = 100_000_000;

/** The first cell of a column that is not empty, over all rows of a product. */
export function firstCell(rows: readonly Row[], column: Column): { text: string; line: number } {
  const row = rows.find((candidate) => candidate.cell(column) !== '') ?? rows[0];
  return { text: row?.cell(column) ?? '', line: row?.line ?? 1 };
}

/** A name of one line: no control characters, single spaces, at most `max` characters. */
export function readName(
  { text, line }: { text: string; line: number },
  what: string,
  max: number,
  complain: Complain,
): string {
  const name = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if ([...name].length > max) complain(line, messages.tooLong(what, max));
  return name;
}

/** A price in dollars as integer cents; undefined for an empty cell or a bad one. */
export function readPrice(row: Row, column: 'price' | 'compareAtPrice', complain: Complain) {
  const text = row.cell(column);
  if (text === '') return undefined;
  const what = column === 'price' ? 'price' : 'compare-at price';
  const problem = priceProblem(text);
  if (problem) {
    complain(row.line, `the ${what} "${shorten(text)}" ${problem}`);
    return undefined;
  }
  const [dollars = '0', cents = ''] = text.split('.');
  const minor = Number(dollars) * 100 + Number(cents.slice(0, 2).padEnd(2, '0'));
  if (minor <= MAX_PRICE_MINOR) return minor;
  const most = formatMoney(fromMinor(MAX_PRICE_MINOR));
  complain(row.line, `the ${what} "${shorten(text)}" is over ${most}`);
  return undefined;
}

function priceProblem(text: string): string | undefined {
  if (/^-\d*\.?\d+$/.test(text)) return 'is negative';
  if (!/^\d+(\.\d+)?$/.test(text)) return messages.notNumber;
  if (!/^\d+(\.\d{1,2}0*)?$/.test(text)) return messages.fractions;
  return undefined;
}

/** Pieces in stock; below zero (oversold) counts as none. */
export function readQuantity(row: Row, complain: Complain): number {
  const text = row.cell('inventoryQuantity');
  if (text === '') return 0;
  const quantity = /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
  if (quantity === undefined) complain(row.line, messages.invalidQuantity(shorten(text)));
  return Math.max(0, quantity ?? 0);
}

/** One of the words a cell may hold, in any case; complains about others. */
export function readWord<Meaning>(
  { text, line }: { text: string; line: number },
  what: string,
  meanings: Record<string, Meaning>,
  complain: Complain,
): Meaning | undefined {
  if (text === '') return undefined;
  const meaning = new Map(Object.entries(meanings)).get(text.toLowerCase());
  if (meaning === undefined) complain(line, `the ${what} "${shorten(text)}" is unknown`);
  return meaning;
}

export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
