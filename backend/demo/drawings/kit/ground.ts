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

/** A plastered wall, light falling in from the left. */
export function wallGround(sheet: Sheet, hex: string, width: number, height: number): string {
  const slant = `<path d="M${-width * 0.1} 0H${width * 0.34}L${width * 0.78} ${height}H${width * 0.2}Z" fill="#fff" fill-opacity=".16"/><path d="M${width * 0.42} 0H${width * 0.56}L${width} ${height}H${width * 0.86}Z" fill="#fff" fill-opacity=".12"/>`;
  return paperGround(sheet, hex, width, height) + slant;
}

/** A table before a wall, its edge at `y`. */
export function tableGround(sheet: Sheet, hex: string, second: string, width: number, height: number, y: number): string {
  return (
    wallGround(sheet, hex, width, height) +
    `<rect y="${y}" width="${width}" height="${height - y}" fill="${second}"/><rect y="${y}" width="${width}" height="3" fill="#fff" fill-opacity=".5"/>` +
    `<ellipse cx="${width * 0.3}" cy="${y + (height - y) * 0.4}" rx="${width * 0.7}" ry="${(height - y) * 0.6}" fill="#fff" fill-opacity=".12"/>`
  );
}
