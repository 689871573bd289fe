import { type Curve, line, type Point, sample, shape } from '../../kit/curve';
import { type Dye, dyeFromHex, lighter } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import type { Fabric } from '../../kit/fabric';
import { panel } from '../../kit/panel';
import { stitch } from '../../kit/stitch';

/** One leather or canvas piece with a stitched rim. */
export function piece(
  easel: Easel,
  curve: Curve,
  dye: Dye,
  fabric: Fabric,
  more: { over?: string; relief?: number; lift?: number } = {},
): string {
  return panel(easel, { d: shape(curve), dye, fabric, relief: 7, lift: 3, ...more });
}

export const rim = (curve: Curve, dye: Dye): string => stitch(curve, dye);

const RUBBER = dyeFromHex('#f1ede3');
const GUM = dyeFromHex('#b8824f');

/** Midsole and tread. `top` runs from toe to heel. */
export function sole(
  easel: Easel,
  top: Curve,
  bottom: Curve,
  look: { color?: Dye; tread?: Dye; groove: number },
): { d: string; art: string } {
  const dye = look.color ?? RUBBER;
  const tread = look.tread ?? GUM;
  const outline: Curve = [...top, ...[...bottom].reverse()];
  const d = shape(outline);
  const groove = top.map(([x, y, c]) =>
    c ? ([x, y + look.groove, c] as const) : ([x, y + look.groove] as const),
  );
  const base = `<path class="l" d="${line(bottom)}" stroke="${tread.base}" stroke-width="15" stroke-linecap="round"/><path class="l" d="${line(bottom)}" stroke="${tread.deep}" stroke-width="15" stroke-opacity=".35" stroke-dasharray="5 9"/>`;
  const over = `<path class="l" d="${line(groove)}" stroke="${dye.deep}" stroke-width="2.500" stroke-opacity=".7"/><path class="l" d="${line(groove)}" stroke="${dye.glow}" stroke-width="2" transform="translate(0 2.500)"/>`;
  return { d, art: base + panel(easel, { d, dye, fabric: 'smooth', relief: 8, over }) };
}

/** Flat laces across an eyestay, from one row of eyelets to the other. */
export function laces(near: Curve, far: Curve, count: number, color: string): string {
  const a = sample(near, count - 1);
  const b = sample(far, count - 1);
  const rungs = a.map((p, i) => lace(p, b[i] ?? p, color)).join('');
  const holes = a
    .map(
      ([x, y]) =>
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="6" fill="#2b2724"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="6" fill="none" stroke="#cfcac0" stroke-width="2"/>`,
    )
    .join('');
  return holes + rungs;
}

function lace(from: Point, to: Point, color: string): string {
  const [mx, my] = [(from[0] + to[0]) / 2 - 5, (from[1] + to[1]) / 2 - 7];
  const d = `M${from[0].toFixed(1)} ${from[1].toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  return (
    `<path class="l" d="${d}" stroke="#000" stroke-opacity=".3" stroke-width="14" transform="translate(2 4)" stroke-linecap="round"/>` +
    `<path class="l" d="${d}" stroke="${lighter(color, -0.14)}" stroke-width="13.500" stroke-linecap="round"/><path class="l" d="${d}" stroke="${color}" stroke-width="11" stroke-linecap="round"/>` +
    `<path class="l" d="${d}" stroke="#000" stroke-opacity=".12" stroke-width="10" stroke-dasharray="1.500 3"/>`
  );
}

/** A tied bow lying over the top of the laces. */
export function bow(x: number, y: number, color: string): string {
  const d = `M${x} ${y}C${x - 70} ${y - 60} ${x - 96} ${y + 10} ${x} ${y}C${x - 10} ${y - 70} ${x + 60} ${y - 66} ${x} ${y}M${x} ${y}C${x - 26} ${y + 30} ${x - 50} ${y + 40} ${x - 64} ${y + 72}M${x} ${y}C${x + 4} ${y + 34} ${x - 14} ${y + 52} ${x - 10} ${y + 86}`;
  return (
    `<path class="l" d="${d}" stroke="#000" stroke-opacity=".28" stroke-width="11" transform="translate(4 6)" stroke-linecap="round"/>` +
    `<path class="l" d="${d}" stroke="${lighter(color, -0.12)}" stroke-width="11" stroke-linecap="round"/><path class="l" d="${d}" stroke="${color}" stroke-width="8.500" stroke-linecap="round"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="10" ry="8" fill="${color}" stroke="${lighter(color, -0.2)}"/>`
  );
}
