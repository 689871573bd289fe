import { lighter } from './dye';
import type { Random } from './random';
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
export function tableGround(
  sheet: Sheet,
  hex: string,
  second: string,
  width: number,
  height: number,
  y: number,
): string {
  return (
    wallGround(sheet, hex, width, height) +
    `<rect y="${y}" width="${width}" height="${height - y}" fill="${second}"/><rect y="${y}" width="${width}" height="3" fill="#fff" fill-opacity=".5"/>` +
    `<ellipse cx="${width * 0.3}" cy="${y + (height - y) * 0.4}" rx="${width * 0.7}" ry="${(height - y) * 0.6}" fill="${sheen(sheet)}"/>`
  );
}

const sheen = (sheet: Sheet): string =>
  glowGradient(sheet, [
    { at: 0, color: '#fff', opacity: 0.28 },
    { at: 1, color: '#fff', opacity: 0 },
  ]);

/** Floorboards, running across; every board a little different. */
export function woodGround(
  width: number,
  height: number,
  random: Random,
  tone = '#c9a67c',
): string {
  const board = height / 5.2;
  const parts: string[] = [];
  for (let y = -random.between(0, board); y < height; y += board) {
    const color = lighter(tone, random.near(0, 0.035));
    const joint = random.between(0.1, 0.9) * width;
    const grain = Array.from({ length: 7 }, (_, i) => {
      const gy = y + ((i + random.between(0.2, 0.8)) * board) / 7;
      return `M0 ${gy.toFixed(0)}C${(width * 0.3).toFixed(0)} ${(gy + random.near(0, 9)).toFixed(0)} ${(width * 0.6).toFixed(0)} ${(gy + random.near(0, 12)).toFixed(0)} ${width} ${(gy + random.near(0, 7)).toFixed(0)}`;
    }).join('');
    parts.push(
      `<rect y="${y.toFixed(1)}" width="${width}" height="${board.toFixed(1)}" fill="${color}"/><path d="${grain}" fill="none" stroke="${lighter(tone, -0.12)}" stroke-opacity=".3" stroke-width="${random.between(1, 2.4).toFixed(1)}"/>` +
        `<path d="M0 ${y.toFixed(1)}H${width}M${joint.toFixed(0)} ${y.toFixed(1)}v${board.toFixed(1)}" stroke="${lighter(tone, -0.22)}" stroke-opacity=".8" stroke-width="3"/>`,
    );
  }
  return parts.join('');
}
