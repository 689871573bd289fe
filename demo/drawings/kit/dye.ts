import { type ColorName, PALETTE } from '@/core/model/palette';
import { type Oklch, parseHex, toHex } from './oklch';

/** A cloth color with the tones that light and shade make of it, as hex. */
export interface Dye {
  readonly base: string;
  readonly light: string;
  readonly glow: string;
  readonly shade: string;
  readonly deep: string;
  /** Seams and outlines. */
  readonly line: string;
  /** Sewing thread that shows on the cloth. */
  readonly thread: string;
  /** The strength of light on it, 0 to 1. */
  readonly shine: number;
  readonly lightness: number;
  readonly isDark: boolean;
  readonly isHeather: boolean;
}

const HEATHERS: readonly string[] = [
  'Heather Grey',
  'Sport Grey',
  'Ash',
  'Dark Heather',
  'Oatmeal',
];

export function dyeOf(name: ColorName): Dye {
  return dyeFromHex(PALETTE[name], HEATHERS.includes(name));
}

/** Pure black and white are pulled in a little, so that folds still show on them. */
export function dyeFromHex(hex: string, isHeather = false): Dye {
  const raw = parseHex(hex);
  const l = 0.235 + (raw.l - 0.178) * ((0.965 - 0.235) / (1 - 0.178));
  const cloth = raw.c < 0.012 ? { l, c: 0.006, h: raw.l > 0.6 ? 1.3 : 4.6 } : { ...raw, l };
  const isDark = l < 0.5;
  return {
    base: toHex(cloth),
    light: toHex(moved(cloth, isDark ? 0.075 : 0.05)),
    glow: toHex(moved(cloth, isDark ? 0.16 : 0.1)),
    shade: toHex(moved(cloth, -0.1 - 0.04 * l)),
    deep: toHex(moved(cloth, -0.2 - 0.1 * l)),
    line: toHex(moved(cloth, isDark ? -0.15 : -0.3)),
    thread: toHex(moved(cloth, isDark ? 0.13 : -0.13)),
    shine: 1,
    lightness: l,
    isDark,
    isHeather,
  };
}

/** Shade turns a little towards blue and greys as it darkens. */
function moved(color: Oklch, by: number): Oklch {
  const l = Math.max(0.09, Math.min(0.995, color.l + by));
  const cool = by < 0 ? Math.sin(4.6 - color.h) * 0.07 : 0;
  return { l, c: color.c * (by < 0 ? (l / color.l) ** 0.55 : 0.94), h: color.h + cool };
}

/** `hex` with its lightness changed by `by` (-1 to 1). */
export function lighter(hex: string, by: number): string {
  return toHex(moved(parseHex(hex), by));
}

/** `ink` where it can be read on `cloth`, else a near white or near black that can. */
export function inkOn(cloth: Dye, ink: Dye, contrast = 0.2): string {
  if (Math.abs(cloth.lightness - ink.lightness) > contrast) return ink.base;
  return cloth.lightness > 0.62 ? '#26262b' : '#f3efe6';
}

/** Tones that shade two-colored cloth: dark ones of the darker dye, and a light that spares it. */
export function shadingOf(main: Dye, accent: Dye): Dye {
  const darker = main.lightness < accent.lightness ? main : accent;
  if (Math.abs(main.lightness - accent.lightness) < 0.2) return main;
  return {
    ...main,
    deep: lighter(darker.deep, 0.04),
    glow: '#ffffff',
    line: darker.line,
    shine: 0.36,
  };
}
