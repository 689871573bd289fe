import { CURRENCY } from '../../model/currency';

const MINOR_PER_DOLLAR = 100;

/**
 * Dollars to integer cents, rounded half up on the decimal the shopper reads. More than a whole number can
 * count exactly is no price: it ends there, so that no sum of it is infinite and none is NaN.
 */
export function toMinor(dollars: number): number {
  const minor = Math.round(Number((dollars * MINOR_PER_DOLLAR).toFixed(6)));
  return Math.min(Number.MAX_SAFE_INTEGER, Math.max(-Number.MAX_SAFE_INTEGER, minor));
}

/** Integer cents to dollars with two decimals. */
export const fromMinor = (minor: number): number => minor / MINOR_PER_DOLLAR;

/** An amount as programs read it, with two decimals: "1234.50". */
export const plainAmount = (dollars: number): string => fromMinor(toMinor(dollars)).toFixed(2);

/** Places of commas among the digits before the point. */
const THOUSANDS = /\B(?=(\d{3})+\.)/g;

/** An amount as people read it: "$1,234.50" (spec 9), of another currency than the shop's "EUR 1,234.50". */
export function formatMoney(amount: number, currency: string = CURRENCY): string {
  const digits = plainAmount(Math.abs(amount)).replace(THOUSANDS, ',');
  const sign = currency === CURRENCY ? '$' : `${currency.toUpperCase()}\u00a0`;
  return amount < 0 ? `-${sign}${digits}` : sign + digits;
}
