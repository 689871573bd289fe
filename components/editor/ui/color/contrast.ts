import { overBackground, type Rgb } from './rgb';

/** The contrast that text needs on its background (WCAG 2.2, AA). */
export const LEGIBLE = 4.5;

/** Returns the contrast of a color on an opaque background, from 1 to 21. */
export function contrast(color: Rgb, background: Rgb): number {
  const [one, other] = [luminance(overBackground(color, background)), luminance(background)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const luminance = ({ r, g, b }: Rgb): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
