/** What of a list still stands in the order it had: as much as possible, the rest having moved past it. */
export function unmovedIn(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((key, at) => [key, at]));
  /** Of the runs of each length that rise, the one that ends lowest. */
  const runs: { key: string; place: number; from: number }[][] = [];
  for (const key of after) {
    const place = places.get(key);
    if (place === undefined) continue;
    const at = firstNotBelow(runs, place);
    const from = (runs[at - 1]?.length ?? 0) - 1;
    const run = runs[at] ?? [];
    runs[at] = run;
    run.push({ key, place, from });
  }
  const unmoved = new Set<string>();
  let step = runs.at(-1)?.at(-1);
  for (let at = runs.length - 1; step; at -= 1) {
    unmoved.add(step.key);
    step = runs[at - 1]?.[step.from];
  }
  return unmoved;
}

function firstNotBelow(runs: readonly { place: number }[][], place: number): number {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.at(-1)?.place ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
