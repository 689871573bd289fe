import { type Curve, join, mirror, offset, shape } from '../../kit/curve';
import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import { blot, drape } from '../../kit/fold';
import { panel } from '../../kit/panel';
import { stitch } from '../../kit/stitch';

/** A kangaroo pocket with slanted, curved hand openings; `split` leaves room for a zip. */
export function kangaroo(
  easel: Easel,
  dye: Dye,
  top: number,
  bottom: number,
  split: boolean,
): string {
  const half = 148;
  const inner = split ? 12 : 0;
  const opening: Curve = [
    [half * 0.62, top, 'c'],
    [half * 0.78, top + (bottom - top) * 0.34],
    [half, top + (bottom - top) * 0.66, 'c'],
  ];
  const right: Curve = join(
    [
      [inner, top, 'c'],
      [half * 0.62, top, 'c'],
    ],
    opening,
    [
      [half, bottom, 'c'],
      [inner, bottom, 'c'],
    ],
  );
  const left = mirror(right);
  const outlines = split ? [shape(right), shape(left)] : [shape(join(right, left))];
  const over = folds(easel, top, bottom);
  const edges = [opening, mirror(opening)].map(
    (edge, i) =>
      stitch(offset(edge, i === 0 ? 9 : 9), dye) + stitch(offset(edge, i === 0 ? 15 : 15), dye),
  );
  const tops = [
    stitch(
      [
        [-half * 0.6, top + 7],
        [-inner, top + 7],
      ],
      dye,
    ),
    stitch(
      [
        [inner, top + 7],
        [half * 0.6, top + 7],
      ],
      dye,
    ),
  ];
  return (
    outlines
      .map((d) => panel(easel, { d, dye, fabric: 'fleece', relief: 6, lift: 5, over }))
      .join('') +
    edges.join('') +
    tops.join('')
  );
}

function folds(easel: Easel, top: number, bottom: number): string {
  const { random } = easel;
  const deep = bottom - top;
  return (
    blot(easel, 'light', [-60, top + deep * 0.4], 90, deep * 0.5, 0.2) +
    blot(easel, 'shade', [90, top + deep * 0.8], 90, deep * 0.5, 0.26) +
    drape(easel, [-118, top + 96], [random.near(-10, 20), bottom - 44], -34, 0.2) +
    drape(easel, [126, top + 70], [random.near(36, 20), bottom + 4], 38, 0.26) +
    drape(easel, [random.near(-40, 30), bottom + 6], [random.near(-30, 20), bottom - 60], 20, 0.24)
  );
}
