/**
 * The number of letters to add, leave out, replace or swap with their neighbour to make one word of another; infinity where
 * that is more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) slips = Math.min(slips, at(beforeLast, column - 2) + 1);
      current[column] = slips;
      least = Math.min(least, slips);
    }
    // Rows never become less; that before the last one neither, with a letter more.
    if (least > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
  }
  const slips = at(last, other.length);
  return slips > most ? Number.POSITIVE_INFINITY : slips;
}

const at = (row: readonly number[], column: number): number =>
  row[column] ?? Number.POSITIVE_INFINITY;
