/** The currency of every amount (spec 9, "Cart total"), as ISO 4217 has it, in lower case. */
export const CURRENCY = 'usd';
