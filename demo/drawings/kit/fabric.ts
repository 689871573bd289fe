import { type Box, num } from './curve';
import type { Dye } from './dye';
import type { Easel } from './easel';
import type { Sheet } from './sheet';

export type Fabric =
  | 'jersey'
  | 'fleece'
  | 'knit'
  | 'fine-knit'
  | 'mesh'
  | 'denim'
  | 'twill'
  | 'weave'
  | 'smooth';

/** The square a texture covers, and whether it is seen from near enough to show its stitches. */
interface Patch {
  readonly sheet: Sheet;
  readonly dye: Dye;
  readonly half: number;
  readonly isClose: boolean;
}

/** One zigzag, so that dashes run on from row to row and never line up. */
function rows(half: number, gap: number): string {
  return `M${-half} ${-half}${`h${half * 2}v${gap}h${-half * 2}v${gap}`.repeat(Math.ceil(half / gap))}`;
}

function columns(half: number, gap: number): string {
  return `M${-half} ${-half}${`v${half * 2}h${gap}v${-half * 2}h${gap}`.repeat(Math.ceil(half / gap))}`;
}

/** Separate columns, each started so that dashes stay level after a shear by `slant`. */
function legs(half: number, gap: number, start: number, slant: number): string {
  const parts: string[] = [];
  for (let x = start - half; x <= half; x += gap)
    parts.push(`M${num(x)} ${num(-half - x * slant)}v${half * 2}`);
  return parts.join('');
}

interface Thread {
  readonly d: string;
  readonly color: string;
  readonly width: number;
  readonly opacity: number;
  readonly dashes?: string;
  readonly turn?: string;
}

function threads(sheet: Sheet, t: Thread): string {
  const id = sheet.define(`texture ${t.d}`, (own) => `<path id="${own}" d="${t.d}" fill="none"/>`);
  const dashes = t.dashes ? ` stroke-dasharray="${t.dashes}"` : '';
  const turn = t.turn ? ` transform="${t.turn}"` : '';
  return `<use href="#${id}" stroke="${t.color}" stroke-width="${t.width}" stroke-opacity="${t.opacity}"${dashes}${turn}/>`;
}

/** Two slanting legs per stitch: dashed columns, sheared left and right. */
function stitches(
  { sheet, dye, half }: Patch,
  width: number,
  height: number,
  strength: number,
): string {
  const slant = 0.62;
  const degrees = 31.8;
  const leg = (color: string, opacity: number, lean: 1 | -1, down: number): string =>
    threads(sheet, {
      d: legs(half, width * 2, lean > 0 ? 0 : width, slant * lean),
      color,
      opacity,
      width: width * 0.86,
      dashes: `${num(height * 0.72)} ${num(height * 0.28)}`,
      turn: `translate(0 ${down}) skewY(${degrees * lean})`,
    });
  return (
    leg(dye.deep, strength, 1, 2) +
    leg(dye.deep, strength, -1, 2) +
    leg(dye.light, strength, 1, 0) +
    leg(dye.light, strength * 0.7, -1, 0)
  );
}

const WOVEN: Record<Fabric, (patch: Patch) => string> = {
  jersey: ({ sheet, dye, half, isClose }) =>
    threads(sheet, {
      d: columns(half, 4),
      color: dye.deep,
      width: 1,
      opacity: isClose ? 0.16 : 0.07,
      ...(isClose ? { dashes: '3 1.5' } : {}),
    }),
  fleece: ({ sheet, dye, half, isClose }) =>
    threads(sheet, {
      d: columns(half, 5),
      color: dye.deep,
      width: 1.3,
      opacity: isClose ? 0.16 : 0.075,
      ...(isClose ? { dashes: '4 2' } : {}),
    }),
  knit: (patch) => stitches(patch, 9, 12, 0.34),
  'fine-knit': (patch) => stitches(patch, 6, 8, 0.24),
  mesh: ({ sheet, dye, half }) =>
    threads(sheet, { d: rows(half, 9), color: dye.deep, width: 3, opacity: 0.24, dashes: '3 8' }),
  denim: ({ sheet, dye, half }) =>
    threads(sheet, {
      d: columns(half, 5),
      color: dye.glow,
      width: 1.6,
      opacity: 0.2,
      dashes: '9 3 14 5',
      turn: 'rotate(32)',
    }) +
    threads(sheet, {
      d: columns(half, 7),
      color: dye.deep,
      width: 1.2,
      opacity: 0.16,
      turn: 'rotate(32)',
    }),
  twill: ({ sheet, dye, half }) =>
    threads(sheet, {
      d: columns(half, 5),
      color: dye.deep,
      width: 1.3,
      opacity: 0.09,
      turn: 'rotate(35)',
    }),
  weave: ({ sheet, dye, half, isClose }) =>
    threads(sheet, {
      d: columns(half, 5),
      color: dye.deep,
      width: 1.6,
      opacity: 0.1,
      ...(isClose ? { dashes: '4 3' } : {}),
    }) +
    threads(sheet, {
      d: rows(half, 5),
      color: dye.glow,
      width: 1.6,
      opacity: 0.12,
      ...(isClose ? { dashes: '4 3' } : {}),
    }),
  smooth: () => '',
};

/** Heather yarn: light and dark flecks of no visible order. */
function flecks({ sheet, dye, half }: Patch): string {
  return (
    threads(sheet, {
      d: rows(half, 4),
      color: dye.glow,
      width: 1.3,
      opacity: 0.4,
      dashes: '5 13 3 21 7 11',
      turn: 'rotate(87)',
    }) +
    threads(sheet, {
      d: rows(half, 5),
      color: dye.deep,
      width: 1.2,
      opacity: 0.2,
      dashes: '4 17 6 23 3 13',
      turn: 'rotate(93)',
    })
  );
}

/** The texture of a cloth over `box`, to be clipped to its panel. `grain` turns it, in degrees. */
export function texture(easel: Easel, fabric: Fabric, dye: Dye, box: Box, grain: number): string {
  const reach = Math.hypot(box.width, box.height) / 2;
  const half = Math.ceil(reach / 80) * 80;
  const patch = { sheet: easel.sheet, dye, half, isClose: easel.spec.view === 'detail' };
  const cloth = WOVEN[fabric](patch) + (dye.isHeather ? flecks(patch) : '');
  if (!cloth) return '';
  return `<g transform="translate(${num(box.cx)} ${num(box.cy)}) rotate(${num(grain)})">${cloth}</g>`;
}
