const LETTERS = [
  ...['xxxs', '3xs', 'xxs', '2xs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl'],
  ...['4xl', '5xl', '6xl'],
];

/** Orders sizes as a rack has them: XS to 6XL, then numbers upwards, then whatever else by name. */
export function compareSizes(one: string, other: string): number {
  const byLetter = placeOf(one) - placeOf(other);
  // Both without letters: Infinity - Infinity is NaN.
  return byLetter || one.localeCompare(other, 'en', { numeric: true });
}

function placeOf(size: string): number {
  const place = LETTERS.indexOf(size.trim().toLowerCase());
  return place === -1 ? Number.POSITIVE_INFINITY : place;
}
