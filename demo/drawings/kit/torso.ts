import { type Curve, join, mirror, type Node, shape } from './curve';

/** Measures of a top laid flat: x from the centre line, y from the shoulder's high point. */
export interface TorsoCut {
  readonly neck: number;
  readonly neckDrop: number;
  readonly shoulder: number;
  readonly slope: number;
  readonly chest: number;
  readonly armpit: number;
  readonly waist: number;
  readonly hem: number;
  readonly length: number;
  /** The drop of the hem at its center. */
  readonly hemSag: number;
}

export interface Torso {
  readonly cut: TorsoCut;
  /** Wearer's edges, all walked downwards or left to right. */
  readonly neckline: Curve;
  readonly backNeckline: Curve;
  readonly armholeRight: Curve;
  readonly armholeLeft: Curve;
  readonly sideRight: Curve;
  readonly sideLeft: Curve;
  readonly hem: Curve;
  readonly front: string;
  readonly back: string;
}

const c = (x: number, y: number): Node => [x, y, 'c'];

export function neckCurve(half: number, drop: number): Curve {
  return [
    c(-half, 0),
    [-half * 0.86, drop * 0.5],
    [-half * 0.5, drop * 0.9],
    [0, drop],
    [half * 0.5, drop * 0.9],
    [half * 0.86, drop * 0.5],
    c(half, 0),
  ];
}

export function vNeck(half: number, drop: number): Curve {
  return [
    c(-half, 0),
    [-half * 0.62, drop * 0.42],
    c(0, drop),
    [half * 0.62, drop * 0.42],
    c(half, 0),
  ];
}

function hemCurve(half: number, y: number, sag: number): Curve {
  return [
    c(-half, y),
    [-half * 0.5, y + sag * 0.8],
    [0, y + sag],
    [half * 0.5, y + sag * 0.75],
    c(half, y),
  ];
}

export function buildTorso(cut: TorsoCut, v = false): Torso {
  const { shoulder, slope, chest, armpit, waist, hem, length } = cut;
  const armholeRight: Curve = [
    c(shoulder, slope),
    [shoulder - 12, slope + (armpit - slope) * 0.3],
    [shoulder - 8, slope + (armpit - slope) * 0.72],
    c(chest, armpit),
  ];
  const sideRight: Curve = [
    c(chest, armpit),
    [chest - (chest - waist) * 0.4, armpit + (length - armpit) * 0.28],
    [waist, armpit + (length - armpit) * 0.58],
    c(hem, length),
  ];
  const shoulderRight: Curve = [
    c(cut.neck, 0),
    [(cut.neck + shoulder) / 2, slope * 0.42],
    c(shoulder, slope),
  ];
  const neckline = v ? vNeck(cut.neck, cut.neckDrop) : neckCurve(cut.neck, cut.neckDrop);
  const backNeckline = neckCurve(cut.neck, Math.min(24, cut.neckDrop * 0.3));
  const hemLine = hemCurve(hem, length, cut.hemSag);
  const right = join(shoulderRight, armholeRight, sideRight);
  const around = (top: Curve): string =>
    shape(join(top, right, [...hemLine].reverse(), mirror(right)));
  return {
    cut,
    neckline,
    backNeckline,
    armholeRight,
    armholeLeft: [...mirror(armholeRight)].reverse(),
    sideRight,
    sideLeft: [...mirror(sideRight)].reverse(),
    hem: hemLine,
    front: around(neckline),
    back: around(backNeckline),
  };
}
