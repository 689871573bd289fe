import { between, type Curve, join, mirror, type Node, type Point, reversed, shape } from './curve';

/** Measures of trousers laid flat: x from the centre line, y from the waist's edge. */
export interface LegCut {
  readonly waist: number;
  readonly hip: number;
  readonly crotch: number;
  readonly length: number;
  /** Middle of the hem and its half width. */
  readonly ankle: number;
  readonly half: number;
  /** The outward bow of the knee. */
  readonly bow: number;
  /** Depth of the waistband. */
  readonly band: number;
}

export interface Leg {
  readonly side: 1 | -1;
  readonly d: string;
  readonly outer: Curve;
  readonly inner: Curve;
  readonly hem: Curve;
  /** A share `t` down the leg, `u` from inner (0) to outer edge (1). */
  at(t: number, u: number): Point;
}

/** Builds both legs; `sway` moves each hem sideways a little, so that they do not mirror exactly. */
export function buildLeg(cut: LegCut, side: 1 | -1, sway: number, isBack: boolean): Leg {
  const { waist, hip, crotch, length, ankle, half, bow } = cut;
  const foot = ankle + sway;
  const outer: Curve = [
    [waist, isBack ? -6 : 0, 'c'],
    [waist + (hip - waist) * 0.62, crotch * 0.3],
    [hip, crotch * 0.74],
    [(hip + foot + half) / 2 + bow, crotch + (length - crotch) * 0.36],
    [foot + half, length, 'c'],
  ];
  const inner: Curve = [
    [0, 6, 'c'],
    [0, crotch * 0.6],
    [0, crotch, 'c'],
    [(foot - half) * 0.5 + 6, crotch + (length - crotch) * 0.4],
    [foot - half, length + 3, 'c'],
  ];
  const hem: Curve = [
    [foot + half, length, 'c'],
    [foot, length + 8],
    [foot - half, length + 3, 'c'],
  ];
  const top: Curve = [
    [0, isBack ? -10 : 6, 'c'],
    [waist * 0.5, isBack ? -9 : 4],
    [waist, isBack ? -6 : 0, 'c'],
  ];
  const place = (curve: Curve): Curve => (side > 0 ? curve : reversed(mirror(curve)));
  const outline = place(join(top, outer, hem, reversed(inner)));
  return {
    side,
    d: shape(outline),
    outer: place(outer),
    inner: place(inner),
    hem: place(hem),
    at: between(place(inner), place(outer)),
  };
}

export const waistline = (cut: LegCut, isBack: boolean): Curve => {
  const y = isBack ? -6 : 0;
  const nodes: Node[] = [
    [-cut.waist, y, 'c'],
    [0, isBack ? -10 : 8],
    [cut.waist, y, 'c'],
  ];
  return nodes;
};
