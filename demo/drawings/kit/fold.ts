import type { Point } from './curve';
import { num } from './curve';
import type { Dye } from './dye';
import type { Easel } from './easel';
import { boxGradient, glowGradient, type Sheet } from './sheet';

/** `crease`: sharp on one side. `valley`, `ridge`: soft on both, dark or light. */
type FoldKind = 'crease' | 'valley' | 'ridge';

const LENS: Record<FoldKind, string> = {
  crease: 'M0 0C28-7 66-8 100 0C78 11 38 14 0 0Z',
  valley: 'M0 0C25-13 70-15 100 0C72 9 30 10 0 0Z',
  ridge: 'M0 0C25-12 70-12 100 0C70 8 30 9 0 0Z',
};

function lens(sheet: Sheet, kind: FoldKind, dye: Dye): string {
  const color = kind === 'ridge' ? dye.glow : dye.deep;
  const peak = kind === 'ridge' ? (0.8 * dye.shine).toFixed(2) : '0.8';
  return sheet.define(`fold ${kind} ${color} ${peak}`, (id) => {
    const fill =
      kind === 'crease'
        ? boxGradient(
            sheet,
            [0, 0],
            [0, 1],
            [
              { at: 0, color, opacity: 0 },
              { at: 0.2, color, opacity: 0.7 },
              { at: 0.5, color, opacity: 0.3 },
              { at: 1, color, opacity: 0 },
            ],
          )
        : boxGradient(
            sheet,
            [0, 0],
            [0, 1],
            [
              { at: 0, color, opacity: 0 },
              { at: 0.5, color, opacity: Number(peak) },
              { at: 1, color, opacity: 0 },
            ],
          );
    return `<path id="${id}" d="${LENS[kind]}" fill="${fill}"/>`;
  });
}

/** A fold running from one point to another; a negative width bows it the other way. */
export function fold(
  easel: Easel,
  kind: FoldKind,
  from: Point,
  to: Point,
  width: number,
  opacity: number,
  dye: Dye = easel.main,
): string {
  const dx = (to[0] - from[0]) / 100;
  const dy = (to[1] - from[1]) / 100;
  const length = Math.hypot(dx, dy) || 1;
  const k = width / 20 / length;
  const matrix = [dx, dy, -dy * k, dx * k].map((v) => v.toFixed(2)).join(' ');
  const id = lens(easel.sheet, kind, dye);
  return `<use href="#${id}" transform="matrix(${matrix} ${num(from[0])} ${num(from[1])})" fill-opacity="${opacity.toFixed(2)}"/>`;
}

/** A soft crease with the light that catches on its raised side. */
export function drape(
  easel: Easel,
  from: Point,
  to: Point,
  width: number,
  opacity: number,
  dye: Dye = easel.main,
): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const side = Math.sign(width) * Math.abs(width) * 0.55;
  const nx = ((to[1] - from[1]) / length) * side;
  const ny = (-(to[0] - from[0]) / length) * side;
  const lit = fold(
    easel,
    'ridge',
    [from[0] + nx, from[1] + ny],
    [to[0] + nx, to[1] + ny],
    width * 0.9,
    opacity * (dye.isDark ? 0.75 : 0.9),
    dye,
  );
  return lit + fold(easel, 'crease', from, to, width, opacity, dye);
}

/** An airbrushed patch of light or shade. */
export function blot(
  easel: Easel,
  kind: 'light' | 'shade',
  at: Point,
  rx: number,
  ry: number,
  opacity: number,
  dye: Dye = easel.main,
): string {
  const [color, strength] = kind === 'light' ? [dye.glow, dye.shine] : [dye.deep, 1];
  return mist(easel, at, rx, ry, color, opacity * strength);
}

/** A soft round patch of any color. */
export function mist(
  easel: Easel,
  at: Point,
  rx: number,
  ry: number,
  color: string,
  opacity: number,
): string {
  const id = easel.sheet.define(`mist ${color}`, (own) => {
    const fill = glowGradient(easel.sheet, [
      { at: 0, color },
      { at: 0.35, color, opacity: 0.72 },
      { at: 0.7, color, opacity: 0.2 },
      { at: 1, color, opacity: 0 },
    ]);
    return `<circle id="${own}" r="100" fill="${fill}"/>`;
  });
  const place = `translate(${num(at[0])} ${num(at[1])}) scale(${(rx / 100).toFixed(2)} ${(ry / 100).toFixed(2)})`;
  return `<use href="#${id}" transform="${place}" fill-opacity="${opacity.toFixed(2)}"/>`;
}
