import { type Curve, join, mirror, moveBy, reversed, shape } from '../../kit/curve';
import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import { blot, drape } from '../../kit/fold';
import { panel } from '../../kit/panel';
import { ribbing } from '../../kit/stitch';
import { neckCurve, type Torso } from '../../kit/torso';
import { ribBand } from '../../kit/trim';
import type { Piece } from '../parts/arm';
import { label } from '../parts/neck';
import { button } from '../parts/placket';

/** A tall collar folded over once. */
export function rollNeck(easel: Easel, torso: Torso, dye: Dye): Piece {
  const { neck } = torso.cut;
  const inside = shape([
    [-neck + 16, -86, 'c'],
    [0, -100],
    [neck - 16, -86, 'c'],
    [0, -66],
  ]);
  const top: Curve = [
    [-neck + 14, -88, 'c'],
    [-neck * 0.4, -74],
    [neck * 0.4, -74],
    [neck - 14, -88, 'c'],
  ];
  const low = moveBy(neckCurve(neck + 4, 36), 0, 6);
  const outline = shape(
    join(
      top,
      [
        [neck - 14, -88, 'c'],
        [neck - 2, -40],
        [neck + 4, 6, 'c'],
      ],
      reversed(low),
      [
        [-neck - 4, 6, 'c'],
        [-neck + 2, -40],
        [-neck + 14, -88, 'c'],
      ],
    ),
  );
  const over =
    ribbing(easel, top, low, 30, dye) +
    blot(easel, 'shade', [neck, -20], 60, 90, 0.6, dye) +
    blot(easel, 'light', [-neck * 0.5, -40], 60, 60, 0.4, dye) +
    drape(easel, [-neck, -30], [neck * 0.3, -4], 16, 0.3, dye) +
    drape(easel, [neck, -40], [-neck * 0.2, -14], -16, 0.3, dye);
  const art =
    `<path d="${inside}" fill="${dye.deep}"/>` +
    panel(easel, { d: outline, dye, fabric: 'smooth', relief: 10, lift: 10, over });
  return { d: outline + inside, art };
}

/** The button band of a cardigan: up one front, around the neck, down the other. */
export function cardiganBand(easel: Easel, torso: Torso, dye: Dye, buttonColor: string): Piece {
  const { neck, neckDrop, length, hemSag } = torso.cut;
  const bottom = length + hemSag + 56;
  const outer: Curve = [
    [neck + 6, -6, 'c'],
    [neck * 0.84, neckDrop * 0.34],
    [34, neckDrop - 6],
    [20, neckDrop + 50],
    [19, bottom, 'c'],
  ];
  const inner: Curve = [
    [neck - 30, -14, 'c'],
    [neck * 0.56, neckDrop * 0.3],
    [2, neckDrop - 34],
    [-18, neckDrop + 40],
    [-19, bottom, 'c'],
  ];
  const left = ribBand(easel, mirror(inner), mirror(outer), 78, dye, { lift: 5 });
  const right = ribBand(easel, inner, outer, 78, dye, { lift: 7 });
  const buttons = [0, 1, 2, 3, 4]
    .map((i) => button(0, neckDrop + 34 + i * ((bottom - neckDrop - 62) / 4), 12, buttonColor))
    .join('');
  const back = ribBand(
    easel,
    moveBy(neckCurve(neck - 30, 12), 0, -14),
    moveBy(neckCurve(neck + 4, 34), 0, -4),
    26,
    dye,
    { relief: 4 },
  );
  return {
    d: left.d + right.d + back.d,
    art: back.art + label(36) + left.art + right.art + buttons,
  };
}
