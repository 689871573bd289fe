import { lighter } from './dye';
import type { Random } from './random';

/** A sheet of paper of one tint: a gradient over so large a ground would show in bands. */
export const paperGround = (hex: string, width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="${hex}"/>`;

export const shadowTone = (ground: string): string => lighter(ground, -0.5);

/** A table before a wall, its edge at `y`. */
export const tableGround = (
  hex: string,
  second: string,
  width: number,
  height: number,
  y: number,
): string =>
  paperGround(hex, width, height) +
  `<rect y="${y}" width="${width}" height="${height - y}" fill="${second}"/>`;

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
