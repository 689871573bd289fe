import type { Easel, Figure } from '../kit/easel';
import { paperGround } from '../kit/ground';
import { lay } from '../kit/lay';

/** A close view of one part of a garment, filling the frame. */
export function detailView(easel: Easel, figure: Figure, width: number, height: number): string {
  const { spec, random, sheet } = easel;
  const focus = figure.focus[spec.seed % figure.focus.length] ?? figure.focus[0];
  const scale = width / focus.width;
  const { bounds } = figure;
  const x = width / 2 + (bounds.x + bounds.width / 2 - focus.x - focus.width / 2) * scale;
  const y = height / 2 + (bounds.y + bounds.height / 2 - focus.y - focus.height / 2) * scale;
  const turned = `<g transform="rotate(${random.near(0, 4).toFixed(1)} ${width / 2} ${height / 2})">${lay(sheet, figure, { x, y, scale })}</g>`;
  return paperGround(spec.ground, width, height) + turned;
}
