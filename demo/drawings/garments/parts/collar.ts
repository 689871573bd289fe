import { type Curve, join, mirror, type Node, offset, reversed, shape } from '../../kit/curve';
import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import type { Fabric } from '../../kit/fabric';
import { blot, drape } from '../../kit/fold';
import { panel } from '../../kit/panel';
import { stitch } from '../../kit/stitch';
import type { Piece } from './arm';
import { label } from './neck';

export interface CollarCut {
  /** Half width at the shoulder. */
  readonly neck: number;
  /** Point where the two leaves meet, below the shoulder. */
  readonly front: number;
  /** Tip of a leaf. */
  readonly tip: readonly [number, number];
  readonly fabric: Fabric;
  /** Markup on the leaves, such as a check. */
  readonly over?: string;
  /** Half the gap between the leaves where they meet. */
  readonly part?: number;
}

const BACK_HEIGHT = 34;

/** A turned-down collar: stand inside, two leaves with topstitching. */
export function turnedCollar(easel: Easel, cut: CollarCut, dye: Dye): Piece {
  const right = leaf(cut);
  const left = mirror(right);
  const stand = backStand(easel, cut, dye);
  const leaves = [left, right].map((outline, i) => {
    const over = (cut.over ?? '') + leafFolds(easel, cut, dye, i === 0 ? -1 : 1);
    const rim = offset(outline.slice(1, 4), 7);
    return (
      panel(easel, { d: shape(outline), dye, fabric: cut.fabric, relief: 6, lift: 9, over }) +
      stitch(rim.slice(0, 3), dye)
    );
  });
  return { d: stand.d + shape(left) + shape(right), art: stand.art + leaves.join('') };
}

function leaf({ neck, front: edge, tip, part = 3 }: CollarCut): Curve {
  const fold: Curve = [
    [neck * 0.72, -BACK_HEIGHT * 0.72, 'c'],
    [neck * 0.78, edge * 0.2],
    [neck * 0.5, edge * 0.66],
    [part, edge, 'c'],
  ];
  const front: Curve = [
    [part, edge, 'c'],
    [tip[0], tip[1], 'c'],
  ];
  const outer: Curve = [
    [tip[0], tip[1], 'c'],
    [(tip[0] + neck * 1.22) / 2 + 8, tip[1] * 0.5 + 4],
    [neck * 1.2, 12],
    [neck * 1.02, -16],
    [neck * 0.72, -BACK_HEIGHT * 0.72, 'c'],
  ];
  return join(front, outer, fold);
}

function backStand(easel: Easel, { neck, front: edge, fabric }: CollarCut, dye: Dye): Piece {
  const top: Curve = [
    [-neck * 0.74, -BACK_HEIGHT * 0.72, 'c'],
    [-neck * 0.3, -BACK_HEIGHT * 1.02],
    [neck * 0.3, -BACK_HEIGHT * 1.02],
    [neck * 0.74, -BACK_HEIGHT * 0.72, 'c'],
  ];
  const low: Curve = [
    [-neck * 0.8, 0, 'c'],
    [-neck * 0.4, edge * 0.72],
    [0, edge + 8],
    [neck * 0.4, edge * 0.72],
    [neck * 0.8, 0, 'c'],
  ];
  const d = shape(join(top, reversed(low)));
  const inner: Curve = [
    [-neck * 0.74, -8, 'c'],
    [-neck * 0.34, 10],
    [neck * 0.34, 10],
    [neck * 0.74, -8, 'c'],
  ];
  const over =
    `<path d="${d}" fill="${dye.line}" opacity=".16"/>${blot(easel, 'shade', [neck * 0.2, edge], neck, edge * 0.7, 0.6, dye)}` +
    stitch(inner, dye) +
    label(16);
  return { d, art: panel(easel, { d, dye, fabric, relief: 4, over }) };
}

function leafFolds(easel: Easel, { neck, tip }: CollarCut, dye: Dye, side: 1 | -1): string {
  return (
    blot(easel, side < 0 ? 'light' : 'shade', [side * neck, 6], 46, 60, 0.34, dye) +
    drape(easel, [side * neck * 1.1, 4], [side * tip[0] * 0.8, tip[1] * 0.7], side * -14, 0.18, dye)
  );
}

/** The same collar seen from behind. */
export function collarBehind(easel: Easel, { neck, fabric }: CollarCut, dye: Dye): Piece {
  const top: Curve = [
    [-neck * 0.84, -26, 'c'],
    [-neck * 0.4, -31],
    [neck * 0.4, -31],
    [neck * 0.84, -26, 'c'],
  ];
  const low: Curve = [
    [-neck * 1.2, 14, 'c'],
    [-neck * 0.5, 30],
    [0, 34],
    [neck * 0.5, 30],
    [neck * 1.2, 14, 'c'],
  ] satisfies Node[];
  const d = shape(
    join(
      top,
      [
        [neck * 0.84, -26, 'c'],
        [neck * 1.08, -10],
        [neck * 1.2, 14, 'c'],
      ],
      reversed(low),
      [
        [-neck * 1.2, 14, 'c'],
        [-neck * 1.08, -10],
        [-neck * 0.84, -26, 'c'],
      ],
    ),
  );
  return {
    d,
    art: panel(easel, { d, dye, fabric, relief: 7, lift: 8 }) + stitch(offset(low, -7), dye),
  };
}
