import { type Curve, mirror, moveBy, offset, shape } from '../../kit/curve';
import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import type { Fabric } from '../../kit/fabric';
import type { LegCut } from '../../kit/legs';
import { panel } from '../../kit/panel';
import { seam, stitch } from '../../kit/stitch';
import { button } from '../parts/placket';

/** Patch pockets, yoke and centre seam of jeans from behind. */
export function jeansBack(easel: Easel, cut: LegCut, dye: Dye, thread: string): string {
  const yoke: Curve = [
    [0, 76, 'c'],
    [cut.waist * 0.6, 58],
    [cut.waist + 18, 44, 'c'],
  ];
  const patch: Curve = [
    [40, 104, 'c'],
    [146, 92, 'c'],
    [150, 196, 'c'],
    [98, 226, 'c'],
    [44, 204, 'c'],
  ];
  const arc: Curve = [
    [42, 158, 'c'],
    [72, 150],
    [97, 172],
    [122, 146],
    [148, 148, 'c'],
  ];
  const half = (place: (c: Curve) => Curve): string => {
    const sewn = panel(easel, { d: shape(place(patch)), dye, fabric: 'denim', relief: 5, lift: 4 });
    return (
      seam(place(yoke), dye) +
      stitch(moveBy(place(yoke), 0, 6), dye, thread) +
      sewn +
      stitch(moveBy(place(patch).slice(0, 2), 0, 9), dye, thread) +
      stitch(place(arc), dye, thread)
    );
  };
  const label = `<path d="M58-42h76v36h-76z" fill="#a9683a"/><path d="M66-30h60M66-20h38" stroke="#5b3a20" stroke-width="3" stroke-opacity=".7"/>`;
  return (
    half((c) => c) +
    half(mirror) +
    seam(
      [
        [0, -6],
        [0, cut.crotch],
      ],
      dye,
    ) +
    stitch(
      [
        [6, -4],
        [6, cut.crotch],
      ],
      dye,
      thread,
    ) +
    label
  );
}

/** Welted back pockets with a button. */
export function weltBack(cut: LegCut, dye: Dye, buttonColor: string): string {
  const welt = (s: 1 | -1): string =>
    `<path d="M${s * 44} 118L${s * 148} 110" stroke="${dye.line}" stroke-width="14" stroke-opacity=".55"/><path d="M${s * 44} 116L${s * 148} 108" stroke="${dye.base}" stroke-width="10"/>` +
    `<path d="M${s * 44} 117L${s * 148} 109" stroke="${dye.line}" stroke-width="1.600" stroke-opacity=".8"/>${button(s * 96, 134, 7, buttonColor)}`;
  const dart =
    seam(
      [
        [-96, 0],
        [-96, 100],
      ],
      dye,
      1.5,
    ) +
    seam(
      [
        [96, 0],
        [96, 100],
      ],
      dye,
      1.5,
    );
  return (
    welt(1) +
    welt(-1) +
    dart +
    seam(
      [
        [0, -8],
        [0, cut.crotch],
      ],
      dye,
    )
  );
}

/** A bellows pocket with a flap on the thigh. */
export function cargoPocket(easel: Easel, dye: Dye, x: number, y: number, fabric: Fabric): string {
  const bag: Curve = [
    [x - 54, y, 'c'],
    [x + 54, y + 4, 'c'],
    [x + 52, y + 140, 'c'],
    [x - 56, y + 136, 'c'],
  ];
  const flap: Curve = [
    [x - 59, y - 12, 'c'],
    [x + 59, y - 6, 'c'],
    [x + 57, y + 44, 'c'],
    [x - 59, y + 38, 'c'],
  ];
  return (
    panel(easel, { d: shape(bag), dye, fabric, relief: 8, lift: 8 }) +
    seam(
      [
        [x - 2, y + 40],
        [x - 4, y + 136],
      ],
      dye,
    ) +
    panel(easel, { d: shape(flap), dye, fabric, relief: 6, lift: 7 }) +
    stitch(
      offset(
        [
          [x + 57, y + 44, 'c'],
          [x - 59, y + 38, 'c'],
        ],
        7,
      ),
      dye,
    ) +
    button(x - 34, y + 28, 7, dye.deep, 2) +
    button(x + 32, y + 32, 7, dye.deep, 2)
  );
}
