const LENGTHS: readonly number[] = [8, 12, 13, 14];

/** The Global Trade Item Number that a barcode is, its digits alone; undefined for one of another length or check digit. */
export function toGtin(barcode: string): string | undefined {
  const digits = barcode.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return undefined;
  // From the right, digits count once and three times by turns, the check digit once (GS1 General Specifications 7.9).
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum > 0 && sum % 10 === 0 ? digits : undefined;
}
