import {
  type Curve,
  join,
  line,
  mirror,
  moveBy,
  offset,
  reversed,
  sample,
  shape,
} from '../../kit/curve';
import { type Dye, lighter } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import type { Fabric } from '../../kit/fabric';
import { type LegCut, waistline } from '../../kit/legs';
import { panel } from '../../kit/panel';
import { seam, stitch } from '../../kit/stitch';
import { ribBand } from '../../kit/trim';
import type { Piece } from '../parts/arm';
import { button } from '../parts/placket';

/** The inside of the back waistband, seen above the front edge. */
function inside(easel: Easel, cut: LegCut, dye: Dye): Piece {
  const edge: Curve = [
    [-cut.waist + 2, -cut.band, 'c'],
    [0, -cut.band - 12],
    [cut.waist - 2, -cut.band, 'c'],
  ];
  const d = shape(
    join(edge, [
      [cut.waist - 2, -cut.band, 'c'],
      [0, -cut.band + 18],
      [-cut.waist + 2, -cut.band, 'c'],
    ]),
  );
  const over = `<path d="${d}" fill="${dye.line}" opacity=".3"/><rect x="-19" y="${-cut.band - 6}" width="38" height="20" fill="#f4efe4"/>`;
  return { d, art: panel(easel, { d, dye, fabric: 'smooth', relief: 2, over }) };
}

interface WaistStyle {
  readonly fabric: Fabric;
  readonly thread?: string;
  readonly buttonColor: string;
  readonly isBack: boolean;
}

/** A sewn waistband with belt loops and a button. */
export function sewnWaist(easel: Easel, cut: LegCut, dye: Dye, style: WaistStyle): Piece {
  const low = waistline(cut, style.isBack);
  const top = moveBy(
    [
      [-cut.waist + 2, low[0]?.[1] ?? 0, 'c'],
      [0, (low[1]?.[1] ?? 0) + (style.isBack ? 0 : 6)],
      [cut.waist - 2, low[2]?.[1] ?? 0, 'c'],
    ],
    0,
    -cut.band,
  );
  const d = shape(join(top, reversed(low)));
  const back = style.isBack ? { d: '', art: '' } : inside(easel, cut, dye);
  const rows =
    stitch(moveBy(top, 0, 7), dye, style.thread ?? dye.thread) +
    stitch(moveBy(low, 0, -6), dye, style.thread ?? dye.thread);
  const spots = style.isBack ? [-0.72, -0.3, 0, 0.3, 0.72] : [-0.78, -0.42, 0.42, 0.78];
  const loops = spots
    .map((k) => loop(easel, k * cut.waist, -cut.band - 2, cut.band + 12, dye, style.fabric))
    .join('');
  const closing = style.isBack
    ? ''
    : seam(
        [
          [-16, -cut.band + 8],
          [-16, 6],
        ],
        dye,
      ) + button(2, -cut.band / 2 + 8, 9.5, style.buttonColor, 2);
  return {
    d: d + back.d,
    art:
      back.art +
      panel(easel, { d, dye, fabric: style.fabric, relief: 6, lift: 4 }) +
      rows +
      closing +
      loops,
  };
}

function loop(
  easel: Easel,
  x: number,
  y: number,
  height: number,
  dye: Dye,
  fabric: Fabric,
): string {
  const d = shape([
    [x - 7, y, 'c'],
    [x + 7, y, 'c'],
    [x + 7, y + height, 'c'],
    [x - 7, y + height, 'c'],
  ]);
  return panel(easel, { d, dye, fabric, relief: 3, lift: 3 });
}

/** A gathered elastic waist with a drawcord. */
export function elasticWaist(
  easel: Easel,
  cut: LegCut,
  dye: Dye,
  isBack: boolean,
  cordColor?: string,
): Piece {
  const low = waistline(cut, isBack);
  const top = moveBy(low, 0, -cut.band);
  const band = ribBand(easel, top, low, 44, dye, { relief: 7, lift: 4 });
  const back = isBack ? { d: '', art: '' } : inside(easel, cut, dye);
  const casing =
    stitch(moveBy(top, 0, cut.band * 0.34), dye) + stitch(moveBy(top, 0, cut.band * 0.68), dye);
  const gathers = sample(low, 22)
    .map(
      ([x, y]) =>
        `M${Math.round(x)} ${Math.round(y)}l${Math.round(easel.random.near(0, 5))} ${Math.round(easel.random.between(14, 40))}`,
    )
    .join('');
  const puckers = `<path d="${gathers}" stroke="${dye.deep}" stroke-opacity=".28" stroke-width="3" stroke-linecap="round"/>`;
  const cord = cordColor && !isBack ? cords(easel, -cut.band / 2 + 6, cordColor) : '';
  return { d: band.d + back.d, art: back.art + band.art + casing + puckers + cord };
}

function cords(easel: Easel, y: number, color: string): string {
  return ([-1, 1] as const)
    .map((side) => {
      const length = easel.random.between(110, 150);
      const curve: Curve = [
        [side * 16, y, 'c'],
        [side * 34, y + 50],
        [side * easel.random.near(20, 8), y + length, 'c'],
      ];
      const d = line(curve);
      const end = curve[2] ?? [0, 0];
      return (
        `<path class="l" d="${d}" stroke="#000" stroke-opacity=".28" stroke-width="9" stroke-linecap="round" transform="translate(3 4)"/><circle cx="${side * 16}" cy="${y}" r="7" fill="#bdb8ae"/>` +
        `<path class="l" d="${d}" stroke="${color}" stroke-width="8" stroke-linecap="round"/><path class="l" d="${d}" stroke="#000" stroke-opacity=".2" stroke-width="8" stroke-dasharray="1.500 4"/>` +
        `<circle cx="${end[0].toFixed(1)}" cy="${end[1].toFixed(1)}" r="6.500" fill="${lighter(color, -0.12)}"/>`
      );
    })
    .join('');
}

/** The fly: its curved stitching below the waistband. */
export function fly(cut: LegCut, dye: Dye, thread: string): string {
  const curve: Curve = [
    [40, 8, 'c'],
    [40, cut.crotch * 0.42],
    [28, cut.crotch * 0.62],
    [2, cut.crotch * 0.74, 'c'],
  ];
  return (
    stitch(curve, dye, thread) +
    stitch(offset(curve, 5), dye, thread) +
    seam(
      [
        [0, 8],
        [-1, cut.crotch],
      ],
      dye,
    )
  );
}

/** Slanted or scooped front pockets. */
export function frontPockets(cut: LegCut, dye: Dye, thread: string, isScooped: boolean): string {
  const edge: Curve = isScooped
    ? [
        [cut.waist * 0.48, 6, 'c'],
        [cut.waist * 0.56, 62],
        [cut.waist * 0.86, 92],
        [cut.hip - 14, 88, 'c'],
      ]
    : [
        [cut.waist * 0.66, 6, 'c'],
        [cut.hip - 8, 148, 'c'],
      ];
  const draw = (curve: Curve, by: number): string =>
    seam(curve, dye, 2.5) +
    stitch(offset(curve, by), dye, thread) +
    stitch(offset(curve, by * 2), dye, thread);
  return draw(edge, isScooped ? 6 : 7) + draw(mirror(edge), isScooped ? 6 : 7);
}
