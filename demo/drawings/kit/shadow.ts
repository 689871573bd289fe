import { num } from './curve';
import type { Sheet } from './sheet';

/** Keeps path data once; returns the id to refer to it by. */
export const keepShape = (sheet: Sheet, d: string): string =>
  sheet.define(`shape ${d}`, (id) => `<path id="${id}" d="${d}"/>`);

interface Shadow {
  readonly color: string;
  /** The reach of the soft edge, in drawing units. */
  readonly reach: number;
  readonly strength: number;
  readonly dx: number;
  readonly dy: number;
}

const RINGS = 5;

/** Soft shadow of an outline within a garment, built of widening rings: cheaper than a blur filter, and too small for steps. */
export function softShadow(sheet: Sheet, d: string, shadow: Shadow): string {
  const id = keepShape(sheet, d);
  const rings = Array.from({ length: RINGS }, (_, i) => {
    const width = ((i + 1) / RINGS) ** 1.3 * shadow.reach * 2;
    return `<use href="#${id}" stroke-width="${num(width)}"/>`;
  });
  const alpha = (shadow.strength / RINGS).toFixed(3);
  const paint = `fill="none" stroke="${shadow.color}" stroke-opacity="${alpha}" stroke-linejoin="round"`;
  return `<g ${paint} transform="translate(${num(shadow.dx)} ${num(shadow.dy)})">${rings.join('')}</g>`;
}

/** A shadow on the plain ground, where rings would be seen: a real blur. */
export function groundShadow(sheet: Sheet, d: string, shadow: Omit<Shadow, 'color'>): string {
  const filter = sheet.define(`blur ${shadow.reach}`, (id) => {
    const area = 'x="-15%" y="-15%" width="130%" height="130%"';
    return `<filter id="${id}" ${area}><feGaussianBlur in="SourceAlpha" stdDeviation="${num(shadow.reach)}"/></filter>`;
  });
  const place = `translate(${num(shadow.dx)} ${num(shadow.dy)})`;
  return `<g filter="url(#${filter})" opacity="${shadow.strength}"><use href="#${keepShape(sheet, d)}" transform="${place}"/></g>`;
}
