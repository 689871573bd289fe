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
export function fromMinor(minor: number): number {
  return minor / MINOR_PER_DOLLAR;
}

/** An amount of dollars as shoppers read it: "$12.50" (spec 9). */
export function formatMoney(dollars: number): string {
  const text = fromMinor(Math.abs(toMinor(dollars))).toFixed(2);
  return dollars < 0 ? `-$${text}` : `$${text}`;
}
