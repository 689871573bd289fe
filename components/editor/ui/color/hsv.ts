import type { Rgb } from './rgb';

/** Hue from 0 to 360, the others from 0 to 1. */
export type Hsv = Record<'h' | 's' | 'v' | 'a', number>;

export function hsvOf({ r, g, b, a }: Rgb): Hsv {
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  return { h: hueOf({ r, g, b }, most, span), s: most ? span / most : 0, v: most / 255, a };
}

export function rgbOfHsv({ h, s, v, a }: Hsv): Rgb {
  const part = (shift: number) => {
    const turn = (shift + h / 60) % 6;
    return 255 * (v - v * s * Math.max(0, Math.min(turn, 4 - turn, 1)));
  };
  return { r: part(5), g: part(3), b: part(1), a };
}

function hueOf({ r, g, b }: Omit<Rgb, 'a'>, most: number, span: number): number {
  if (span === 0) return 0;
  if (most === r) return (((g - b) / span + 6) % 6) * 60;
  return most === g ? ((b - r) / span + 2) * 60 : ((r - g) / span + 4) * 60;
}
