import { between, type Curve, join, lerp, type Node, type Point, shape } from './curve';
import type { Torso } from './torso';

/** A sleeve lying beside the body. Sides: 1 is the viewer's right, -1 the left. */
export interface SleeveCut {
  readonly side: 1 | -1;
  /** Middle of the cuff's upper edge, x counted outwards. */
  readonly wrist: Point;
  /** Half width there. */
  readonly half: number;
  /** Turn of the cuff edge in degrees; 0 lies level. */
  readonly turn: number;
  /** The outward bow of the outer edge. */
  readonly bow: number;
  /** The inward bow of the inner edge. */
  readonly inner: number;
}

export interface Sleeve {
  readonly side: 1 | -1;
  readonly d: string;
  readonly outer: Curve;
  readonly inner: Curve;
  readonly end: Curve;
  /** Direction of the arm in degrees, 0 straight down. */
  readonly lean: number;
  /** A point a share `t` down the arm, `u` from inner (0) to outer edge (1). */
  at(t: number, u: number): Point;
}

export function buildSleeve(torso: Torso, cut: SleeveCut): Sleeve {
  const { shoulder, slope, chest, armpit } = torso.cut;
  const tip: Point = [shoulder, slope];
  const pit: Point = [chest - 2, armpit];
  const turn = (cut.turn * Math.PI) / 180;
  const dx = Math.cos(turn) * cut.half;
  const dy = Math.sin(turn) * cut.half;
  const outEnd: Point = [cut.wrist[0] + dx, cut.wrist[1] - dy];
  const inEnd: Point = [cut.wrist[0] - dx, cut.wrist[1] + dy];
  const outer = edge(
    tip,
    outEnd,
    [
      [0.16, 0.75],
      [0.42, 1],
      [0.74, 0.62],
    ],
    cut.bow,
  );
  const inner = edge(
    pit,
    inEnd,
    [
      [0.3, 0.7],
      [0.62, 1],
    ],
    cut.inner,
  );
  const flip = (curve: Curve): Curve =>
    curve.map(([x, y, corner]): Node => (corner ? [x * cut.side, y, corner] : [x * cut.side, y]));
  const hidden: Curve = [
    [...pit, 'c'],
    [shoulder - 60, (slope + armpit) / 2],
    [...tip, 'c'],
  ];
  const end: Curve = [
    [...outEnd, 'c'],
    lerp(lerp(outEnd, inEnd, 0.5), [cut.wrist[0] + dy * 0.1, cut.wrist[1] + 6], 1),
    [...inEnd, 'c'],
  ];
  const all = join(outer, end, [...inner].reverse(), hidden);
  return {
    side: cut.side,
    d: shape(flip(all)),
    outer: flip(outer),
    inner: flip(inner),
    end: flip(end),
    lean:
      (-Math.atan2(cut.wrist[0] - (shoulder + chest) / 2, cut.wrist[1] - (slope + armpit) / 2) *
        180 *
        cut.side) /
      Math.PI,
    at: between(flip(inner), flip(outer)),
  };
}

/** An edge between two points that bows to the outside (away from the centre line). */
function edge(
  from: Point,
  to: Point,
  via: readonly (readonly [number, number])[],
  bow: number,
): Curve {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const nx = (to[1] - from[1]) / length;
  const ny = -(to[0] - from[0]) / length;
  const inside = via.map(([t, k]): Node => {
    const p = lerp(from, to, t);
    return [p[0] + nx * bow * k, p[1] + ny * bow * k];
  });
  return [[...from, 'c'], ...inside, [...to, 'c']];
}
