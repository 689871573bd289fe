import { type Curve, join, line, mirror, moveBy, shape } from '../../kit/curve';
import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import type { Fabric } from '../../kit/fabric';
import { blot } from '../../kit/fold';
import { panel } from '../../kit/panel';
import { neckCurve } from '../../kit/torso';
import type { Piece } from '../parts/arm';
import { shadeFor } from '../parts/dress';
import { label } from '../parts/neck';

/** A cord of contrasting color sewn into an edge. */
export const piping = (curve: Curve, color: string, width = 6): string =>
  `<path class="l" d="${line(curve)}" stroke="#000" stroke-opacity=".2" stroke-width="${width}" transform="translate(1.500 2.500)"/>` +
  `<path class="l" d="${line(curve)}" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"/>`;

const FALL: Curve = [
  [58, -24, 'c'],
  [96, -6],
  [122, 34],
  [112, 82, 'c'],
];
const NOTCH: Curve = [
  [112, 82, 'c'],
  [84, 74, 'c'],
  [126, 118, 'c'],
  [70, 176],
  [0, 236, 'c'],
];
const ROLL: Curve = [
  [0, 236, 'c'],
  [26, 150],
  [52, 60],
  [58, -24, 'c'],
];

interface Look {
  readonly dye: Dye;
  readonly pipe: string;
  readonly fabric: Fabric;
  readonly over: string;
}

/** A notched camp collar with piped edges. */
export function campCollar(easel: Easel, look: Look): Piece {
  const inside = backInside(easel, look, 236);
  const leaves = [mirror(join(FALL, NOTCH, ROLL)), join(FALL, NOTCH, ROLL)].map((leaf, i) => {
    const side = i === 0 ? -1 : 1;
    const over =
      look.over +
      blot(easel, side < 0 ? 'light' : 'shade', [side * 90, 60], 60, 100, 0.3, look.dye);
    const edge = side < 0 ? mirror(join(FALL, NOTCH)) : join(FALL, NOTCH);
    return {
      d: shape(leaf),
      art:
        panel(easel, {
          d: shape(leaf),
          dye: look.dye,
          shading: shadeFor(easel, look.dye),
          fabric: look.fabric,
          relief: 6,
          lift: 9,
          over,
        }) + piping(edge, look.pipe),
    };
  });
  return {
    d: inside.d + leaves.map((l) => l.d).join(''),
    art: inside.art + leaves.map((l) => l.art).join(''),
  };
}

function backInside(easel: Easel, look: Look, depth: number): Piece {
  const d = shape([
    [-58, -24, 'c'],
    [0, -38],
    [58, -24, 'c'],
    [50, 70],
    [0, depth, 'c'],
    [-50, 70],
  ]);
  const over = `<path d="${d}" fill="${look.dye.line}" opacity=".2"/>${label(0)}`;
  return { d, art: panel(easel, { d, dye: look.dye, fabric: look.fabric, relief: 3, over }) };
}

/** A wide shawl collar crossing over at the waist. */
export function shawl(easel: Easel, look: Look, front: number): Piece {
  const inside = backInside(easel, look, front - 20);
  const leaf: Curve = [
    [56, -30, 'c'],
    [104, -12],
    [128, 60],
    [104, front * 0.62],
    [26, front + 24, 'c'],
    [-34, front + 24, 'c'],
    [24, front * 0.6],
    [50, 70],
  ];
  const pieces = [mirror(leaf), leaf].map((outline) => {
    const d = shape(outline);
    return {
      d,
      art: panel(easel, {
        d,
        dye: look.dye,
        shading: shadeFor(easel, look.dye),
        fabric: look.fabric,
        relief: 12,
        lift: 10,
        over: look.over,
      }),
    };
  });
  return {
    d: inside.d + pieces.map((p) => p.d).join(''),
    art: inside.art + pieces.map((p) => p.art).join(''),
  };
}

export function behind(easel: Easel, look: Look): Piece {
  const d = shape([
    [-64, -28, 'c'],
    [0, -34],
    [64, -28, 'c'],
    [110, 0],
    [118, 40, 'c'],
    [0, 62],
    [-118, 40, 'c'],
    [-110, 0],
  ]);
  const rim: Curve = moveBy(neckCurve(118, 22), 0, 40);
  return {
    d,
    art:
      panel(easel, { d, dye: look.dye, fabric: look.fabric, relief: 7, lift: 8, over: look.over }) +
      piping(rim, look.pipe),
  };
}
