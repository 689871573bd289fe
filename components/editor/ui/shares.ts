/** Numbers as their parts of a hundred. */
export function percents(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (part * 100) / whole);
}

/** Rounds to percent, with what is lost by rounding in the last one: 100 in all. */
export function rounded(shares: readonly number[]): number[] {
  const cut = shares.map((share) => Math.round(share * 10) / 10);
  const others = cut.slice(0, -1).reduce((sum, share) => sum + share, 0);
  return cut.map((share, place) =>
    place === cut.length - 1 ? Math.round((100 - others) * 10) / 10 : share,
  );
}

/** The line behind a column moved: what it gains its neighbour loses; none becomes narrower than `least`. */
export function shifted(shares: readonly number[], line: number, by: number, least: number) {
  const [left = 0, right = 0] = shares.slice(line, line + 2);
  const way = Math.max(Math.min(by, right - least), least - left);
  return rounded(shares.toSpliced(line, 2, left + way, right - way));
}

/** A column set to a share; the others keep their proportions. */
export function withShare(shares: readonly number[], place: number, share: number): number[] {
  const others = 100 - (shares[place] ?? 0);
  const factor = others > 0 ? (100 - share) / others : 0;
  return rounded(shares.map((one, at) => (at === place ? share : one * factor)));
}

/** One column more, of the same width as the others in the middle. */
export const withColumn = (shares: readonly number[]): number[] =>
  rounded(percents([...shares, 100 / shares.length]));

export const withoutColumn = (shares: readonly number[], place: number): number[] =>
  rounded(percents(shares.filter((_, at) => at !== place)));
