import { lighter } from './dye';
import { glowGradient, type Sheet } from './sheet';

/** A tinted sheet of paper lit from the upper left. */
export function paperGround(sheet: Sheet, hex: string, width: number, height: number): string {
  const light = glowGradient(sheet, [
    { at: 0, color: lighter(hex, 0.05) },
    { at: 0.55, color: lighter(hex, 0.012) },
    { at: 1, color: lighter(hex, -0.03) },
  ]);
  return (
    `<rect width="${width}" height="${height}" fill="${lighter(hex, -0.03)}"/>` +
    `<ellipse cx="${width * 0.36}" cy="${height * 0.3}" rx="${width * 1.05}" ry="${height * 0.95}" fill="${light}"/>`
  );
}

export const shadowTone = (ground: string): string => lighter(ground, -0.5);
