export interface Point {
  x: number;
  y: number;
}

/** A way through all stops in so many steps of one length; the last is the last stop. */
export function pathThrough(stops: readonly Point[], steps: number): Point[] {
  const [first] = stops;
  if (!first) return [];
  const legs = stops.slice(1).map((to, at) => {
    const from = stops[at] ?? first;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  const total = legs.reduce((sum, { length }) => sum + length, 0);
  return Array.from({ length: steps }, (_, step) => pointAt(legs, (total * (step + 1)) / steps));
}

interface Leg {
  from: Point;
  to: Point;
  length: number;
}

function pointAt(legs: readonly Leg[], distance: number): Point {
  let left = distance;
  for (const { from, to, length } of legs) {
    if (left <= length) return between(from, to, length === 0 ? 1 : left / length);
    left -= length;
  }
  return legs.at(-1)?.to ?? { x: 0, y: 0 };
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
