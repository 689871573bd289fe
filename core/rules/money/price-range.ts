import * as messages from './messages';
import { formatMoney } from './money';

/** Prices in dollars: `from` belongs to it, `to` does not; null leaves it open upwards. */
export interface PriceRange {
  from: number;
  to: number | null;
}

/** No shop sells beyond, and the contract takes no more. */
const HIGHEST = 1_000_000;
const RANGE = /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/;

/** Reads `20-50`, `100-` or `-20` of an address; null where that is no range of prices. */
export function readPriceRange(text: string): PriceRange | null {
  const [, from = '', to = ''] = RANGE.exec(text) ?? [];
  const range = { from: Number(from), to: to === '' ? null : Number(to) };
  if (from === '' && to === '') return null;
  if (range.from > HIGHEST || (range.to ?? 0) > HIGHEST) return null;
  return range.to !== null && range.to <= range.from ? null : range;
}

/** A range as shoppers read it: "Under $25", "$25 – $50", "$100 and over". */
export function priceRangeText({ from, to }: PriceRange): string {
  if (to === null) return messages.priceAndOver(shortMoney(from));
  return from === 0
    ? messages.priceUnder(shortMoney(to))
    : messages.priceBetween(shortMoney(from), shortMoney(to));
}

/** Round amounts go without their cents. */
const shortMoney = (dollars: number): string => formatMoney(dollars).replace(/\.00$/, '');
