import { formatMoney, fromMinor } from '@/core/rules/money/money';
import type { Column } from './formats/columns';
import type { Row } from './formats/product-rows';
import type { Complain } from './imported-product';
import * as messages from './messages';

/** A million dollars, far below what the database's integer holds. */
const MAX_PRICE_MINOR = 100_000_000;

/** The first cell of a column that is not empty, over all rows of a product. */
export function firstCell(rows: readonly Row[], column: Column): { text: string; line: number } {
  const row = rows.find((candidate) => candidate.cell(column) !== '') ?? rows[0];
  return { text: row?.cell(column) ?? '', line: row?.line ?? 1 };
}

/** A name of one line: no control characters, no halves of others, single spaces, at most `max` characters. */
export function readName(
  { text, line }: { text: string; line: number },
  what: string,
  max: number,
  complain: Complain,
): string {
  const name = text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  if ([...name].length > max) complain(line, messages.tooLong(what, max));
  return name;
}

const AMOUNTS = {
  price: 'price',
  compareAtPrice: 'compare-at price',
  costMinor: 'cost per item',
} as const;

/** An amount in dollars as integer cents; undefined for an empty cell or a bad one. */
export function readAmount(row: Row, column: keyof typeof AMOUNTS, complain: Complain) {
  const text = row.cell(column);
  if (text === '') return undefined;
  const what = `the ${AMOUNTS[column]} "${shorten(text)}"`;
  const number = plainNumber(text, row.hasDecimalComma);
  const problem = number === AMBIGUOUS ? messages.ambiguous(text) : amountProblem(number ?? text);
  if (problem) {
    complain(row.line, `${what} ${problem}`);
    return undefined;
  }
  const [dollars = '0', cents = ''] = (number ?? '').split('.');
  const minor = Number(dollars) * 100 + Number(cents.slice(0, 2).padEnd(2, '0'));
  if (minor <= MAX_PRICE_MINOR) return minor;
  complain(row.line, messages.over(what, formatMoney(fromMinor(MAX_PRICE_MINOR))));
  return undefined;
}

function amountProblem(text: string): string | undefined {
  if (/^-\d*\.?\d+$/.test(text)) return 'is negative';
  if (!/^\d+(\.\d+)?$/.test(text)) return messages.notNumber;
  if (!/^\d+(\.\d{1,2}0*)?$/.test(text)) return messages.fractions;
  return undefined;
}

const AMBIGUOUS = 'ambiguous';

/**
 * A number with a decimal point, as it is meant: "12,50" is 12.50, "1.234,50" and "1,234.50" are 1234.50. Three digits
 * behind a comma, or behind a point where amounts have commas, may be either. Undefined for what is no number.
 */
function plainNumber(text: string, hasDecimalComma: boolean): string | undefined {
  const mark = hasDecimalComma ? /^-?\d{1,3}[.,]\d{3}$/ : /^-?\d{1,3},\d{3}$/;
  if (mark.test(text)) return AMBIGUOUS;
  if (/^-?\d*\.?\d+$/.test(text)) return text;
  if (/^-?\d+,\d{1,2}0*$/.test(text)) return text.replace(',', '.');
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '');
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(text)) {
    return text.replaceAll('.', '').replace(',', '.');
  }
  return undefined;
}

/** Heavier goods go by no parcel: a thousand tonnes, in grams. */
const MAX_GRAMS = 1e9;

/** A weight in grams; null for none. */
export function readGrams(row: Row, complain: Complain): number | null {
  const text = row.cell('weightGrams');
  if (text === '') return null;
  const number = plainNumber(text, row.hasDecimalComma);
  const grams = number === undefined || number === AMBIGUOUS ? Number.NaN : Number(number);
  if (grams >= 0 && grams <= MAX_GRAMS) return grams;
  complain(row.line, messages.invalidWeight(shorten(text)));
  return null;
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

/** Words for yes and no, as Shopify and spreadsheets write them. */
export const FLAGS = { true: true, yes: true, '1': true, false: false, no: false, '0': false };

export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
