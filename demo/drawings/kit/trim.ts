import { type Curve, join, lerp, type Node, type Point, reversed, shape } from './curve';
import type { Dye } from './dye';
import type { Easel } from './easel';
import { type Panel, panel } from './panel';
import type { Sleeve } from './sleeve';
import { ribbing, stitch } from './stitch';

/** A strip of ribbing between two edges. */
export function ribBand(
  easel: Easel,
  from: Curve,
  to: Curve,
  count: number,
  dye: Dye,
  more: Partial<Panel> = {},
): { d: string; art: string } {
  const d = shape(join(from, reversed(to)));
  const over = (more.over ?? '') + ribbing(easel, from, to, count, dye);
  return { d, art: panel(easel, { d, dye, fabric: 'smooth', relief: 7, ...more, over }) };
}

/** `curve` moved along a direction and drawn in towards its middle. */
export function drawnIn(curve: Curve, by: Point, share: number): Curve {
  const first = curve[0] ?? [0, 0];
  const last = curve.at(-1) ?? first;
  const centre = lerp(first, last, 0.5);
  return curve.map(([x, y, corner]): Node => {
    const p: Point = [
      centre[0] + (x - centre[0]) * share + by[0],
      centre[1] + (y - centre[1]) * share + by[1],
    ];
    return corner ? [...p, corner] : p;
  });
}

function below(sleeve: Sleeve, length: number, share: number): Curve {
  const angle = (sleeve.lean * Math.PI) / 180;
  return drawnIn(sleeve.end, [-Math.sin(angle) * length, Math.cos(angle) * length], share);
}

/** The ribbed cuff below a sleeve. */
export function cuff(
  easel: Easel,
  sleeve: Sleeve,
  length: number,
  dye: Dye,
  share = 0.82,
): { d: string; art: string } {
  const top = drawnIn(sleeve.end, [0, 0], (1 + share) / 2);
  return ribBand(easel, top, below(sleeve, length, share), 13, dye, { relief: 8 });
}

/** A plain shirt cuff, stitched along both edges. */
export function barrelCuff(
  easel: Easel,
  sleeve: Sleeve,
  length: number,
  dye: Dye,
  more: Partial<Panel> = {},
): { d: string; art: string } {
  const top = drawnIn(sleeve.end, [0, 0], 0.97);
  const bottom = below(sleeve, length, 0.94);
  const d = shape(join(top, reversed(bottom)));
  const art = panel(easel, { d, dye, fabric: 'weave', relief: 7, ...more });
  return {
    d,
    art: art + stitch(below(sleeve, 8, 0.95), dye) + stitch(below(sleeve, length - 7, 0.93), dye),
  };
}
