import { type Curve, line, pair, sample } from './curve';
import type { Dye } from './dye';
import type { Easel } from './easel';
import { keepShape } from './shadow';

/** Seam of two pieces: a dark groove with a lit lip. */
export function seam(curve: Curve, dye: Dye, width = 2): string {
  const d = line(curve);
  return (
    `<path class="l" d="${d}" stroke="${dye.glow}" stroke-width="${width}" stroke-opacity=".45" transform="translate(1 2)"/>` +
    `<path class="l" d="${d}" stroke="${dye.line}" stroke-width="${width}" stroke-opacity=".6"/>`
  );
}

/** A row of topstitching; the class is styled once per sheet. */
export function stitch(curve: Curve, dye: Dye, color: string = dye.thread): string {
  return `<path class="t" d="${line(curve)}" stroke="${color}"/>`;
}

/** Knitted ribbing between two edges: a groove and a lit wale each time. */
export function ribbing(easel: Easel, from: Curve, to: Curve, count: number, dye: Dye): string {
  const a = sample(from, count);
  const b = sample(to, count);
  const d = a.map((p, i) => `M${pair(p)}L${pair(b[i] ?? p)}`).join('');
  const id = keepShape(easel.sheet, d);
  return (
    `<use href="#${id}" stroke="${dye.deep}" stroke-width="2.6" stroke-opacity=".42"/>` +
    `<use href="#${id}" stroke="${dye.glow}" stroke-width="1.6" stroke-opacity=".32" transform="translate(2.4 0)"/>`
  );
}
