import { boxOf, num } from './curve';
import type { Dye } from './dye';
import type { Easel } from './easel';
import { type Fabric, texture } from './fabric';
import { keepShape, softShadow } from './shadow';
import { boxGradient } from './sheet';

/** One cut piece of a garment. */
export interface Panel {
  readonly d: string;
  readonly dye: Dye;
  readonly fabric: Fabric;
  /** Tones of light and shade where they are not the dye's own. */
  readonly shading?: Dye;
  /** Turn of the texture, in degrees. */
  readonly grain?: number;
  /** Markup drawn on the cloth and clipped to it: stripes, prints, folds. */
  readonly over?: string;
  /** The inward reach of the rounded edges. */
  readonly relief?: number;
  /** The depth of the shadow on pieces below it; 0 for none. */
  readonly lift?: number;
  readonly evenOdd?: boolean;
}

export function clipTo(easel: Easel, d: string, evenOdd = false): string {
  const rule = evenOdd ? ' clip-rule="evenodd"' : '';
  const path = keepShape(easel.sheet, d);
  return easel.sheet.define(
    `clip ${rule} ${d}`,
    (id) => `<clipPath id="${id}"><use href="#${path}"${rule}/></clipPath>`,
  );
}

/** Light from the upper left: one side of every piece catches it, the other turns away. */
function rounding(id: string, dye: Dye, relief: number): string {
  const rings = (color: string, opacity: number, steps: readonly number[]): string => {
    const uses = steps.map((by) => {
      const width = Math.round(Math.abs(by) * 2.2);
      return `<use href="#${id}" stroke-width="${width}" transform="translate(${num(-by * 0.7)} ${num(-by)})"/>`;
    });
    return `<g fill="none" stroke="${color}" stroke-opacity="${opacity}">${uses.join('')}</g>`;
  };
  const turned = [0.18, 0.42, 0.74, 1.12, 1.55].map((k) => relief * k);
  const facing = [0.25, 0.6].map((k) => -relief * k);
  return rings(dye.deep, 0.08, turned) + rings(dye.glow, 0.15 * dye.shine, facing);
}

function groundTone(easel: Easel, dye: Dye): string {
  return boxGradient(
    easel.sheet,
    [0.1, 0],
    [0.9, 1],
    [
      { at: 0, color: dye.light },
      { at: 0.4, color: dye.base },
      { at: 0.75, color: dye.base },
      { at: 1, color: dye.shade },
    ],
  );
}

export function panel(easel: Easel, p: Panel): string {
  const id = keepShape(easel.sheet, p.d);
  const clip = clipTo(easel, p.d, p.evenOdd);
  const rule = p.evenOdd ? ' fill-rule="evenodd"' : '';
  const cloth = texture(easel, p.fabric, p.dye, boxOf(p.d), p.grain ?? 0);
  const under = p.lift
    ? softShadow(easel.sheet, p.d, {
        color: p.dye.line,
        reach: p.lift,
        strength: 0.5,
        dx: p.lift * 0.3,
        dy: p.lift * 0.45,
      })
    : '';
  return (
    under +
    `<use href="#${id}" fill="${groundTone(easel, p.dye)}"${rule}/>` +
    `<g clip-path="url(#${clip})">${cloth}${p.over ?? ''}${rounding(id, p.shading ?? p.dye, p.relief ?? 9)}</g>` +
    `<use href="#${id}" fill="none" stroke="${p.dye.line}" stroke-width="1.6" stroke-opacity=".6" stroke-linejoin="round"/>`
  );
}
