import { type Curve, moveBy, shape } from '../../kit/curve';
import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import { blot, drape } from '../../kit/fold';
import { panel } from '../../kit/panel';
import { seam, stitch } from '../../kit/stitch';
import type { Piece } from '../parts/arm';

const OUTLINE: Curve = [
  [-132, 8, 'c'],
  [-158, -66],
  [-134, -146],
  [-72, -190],
  [4, -204],
  [78, -188],
  [138, -142],
  [158, -60],
  [132, 8, 'c'],
  [118, 92],
  [66, 164],
  [0, 190],
  [-66, 164],
  [-118, 92],
];

/** The hood from behind: it falls down the back in a soft point. */
export function hoodBehind(easel: Easel, dye: Dye): Piece {
  const d = shape(OUTLINE);
  const { random } = easel;
  const over =
    blot(easel, 'light', [-60, -90], 110, 100, 0.36, dye) +
    blot(easel, 'shade', [90, 60], 110, 150, 0.4, dye) +
    drape(easel, [-128, -10], [random.near(-20, 16), 120], -40, 0.34, dye) +
    drape(easel, [-140, -70], [random.near(-60, 12), 40], -30, 0.26, dye) +
    drape(easel, [134, -10], [random.near(24, 16), 130], 44, 0.4, dye) +
    drape(easel, [146, -80], [random.near(66, 12), 30], 34, 0.32, dye) +
    drape(easel, [-70, -186], [-96, -90], 24, 0.24, dye) +
    drape(easel, [74, -186], [100, -90], -24, 0.3, dye);
  const middle: Curve = [
    [4, -204, 'c'],
    [1, -20],
    [0, 188, 'c'],
  ];
  const rim: Curve = [
    [-132, 8, 'c'],
    [-118, 92],
    [-66, 164],
    [0, 190],
    [66, 164],
    [118, 92],
    [132, 8, 'c'],
  ];
  const art = panel(easel, { d, dye, fabric: 'fleece', relief: 14, lift: 18, over });
  return {
    d,
    art:
      art +
      seam(middle, dye) +
      stitch(moveBy(middle, 8, 0), dye) +
      stitch(moveBy(rim, 0, -16), dye),
  };
}
