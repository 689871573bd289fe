import { createEasel, type Easel, type Figure } from '../kit/easel';
import { paperGround, shadowTone } from '../kit/ground';
import { fitScale, lay } from '../kit/lay';
import type { GarmentModule } from '../kit/module';
import { boxGradient, type Sheet } from '../kit/sheet';

const RAIL_Y = 96;

/** A steel rail across the picture. */
function rail(sheet: Sheet, ground: string, width: number, y: number): string {
  const tone = boxGradient(
    sheet,
    [0, 0],
    [0, 1],
    [
      { at: 0, color: '#3a3936' },
      { at: 0.3, color: '#8d8a84' },
      { at: 0.5, color: '#4a4845' },
      { at: 1, color: '#1f1e1c' },
    ],
  );
  const tint = shadowTone(ground);
  const dusk = boxGradient(
    sheet,
    [0, 0],
    [0, 1],
    [
      { at: 0, color: tint, opacity: 0 },
      { at: 0.5, color: tint, opacity: 0.2 },
      { at: 1, color: tint, opacity: 0 },
    ],
  );
  const shadow = `<rect x="-20" y="${y + 22}" width="${width + 40}" height="36" fill="${dusk}"/>`;
  return `${shadow}<rect x="-20" y="${y - 8}" width="${width + 40}" height="16" fill="${tone}"/>`;
}

/** The hook above a garment, from the rail down to its neck. */
export function hook(x: number, y: number, to: number): string {
  const d = `M${x - 22} ${y + 6}A22 22 0 1 1 ${x + 14} ${y + 18}C${x + 2} ${y + 30} ${x} ${y + 40} ${x} ${to}`;
  return (
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="8" transform="translate(8 10)"/>` +
    `<path d="${d}" fill="none" stroke="#5d5a55" stroke-width="8"/><path d="${d}" fill="none" stroke="#d8d4cb" stroke-width="2.500" transform="translate(-1.500 -1)"/>`
  );
}

/** The wooden shoulders of a hanger, seen in the neck. */
export function hangerWood(x: number, y: number, scale: number): string {
  const half = 190 * scale;
  const d = `M${x - half} ${y + 62 * scale}Q${x - half * 0.4} ${y + 16 * scale} ${x} ${y}Q${x + half * 0.4} ${y + 16 * scale} ${x + half} ${y + 62 * scale}`;
  return `<path d="${d}" fill="none" stroke="#9c7247" stroke-width="${24 * scale}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#d9b483" stroke-width="${8 * scale}" transform="translate(0 ${-5 * scale})"/>`;
}

function hung(
  easel: Easel,
  figure: Figure,
  x: number,
  scale: number,
  turn: number,
  top: number,
): string {
  const { bounds } = figure;
  const y = top + (bounds.height * scale) / 2;
  const neck = top - bounds.y * scale;
  const wood = bounds.y > -120 ? hangerWood(x, neck - 2, scale) : '';
  return (
    hook(x, RAIL_Y, bounds.y > -120 ? neck + 4 : top + 24) +
    wood +
    lay(easel.sheet, figure, { x, y, scale, turn })
  );
}

/** Draws on a hanger, with the next garment on the rail cut off by the picture's edge. */
export function hangView(
  easel: Easel,
  module: GarmentModule,
  width: number,
  height: number,
): string {
  const { spec, sheet, random } = easel;
  const figure = module.front(easel);
  const scale = fitScale(figure.bounds, width * 0.8, height * 0.78);
  const top = RAIL_Y + 110;
  const neighbour = createEasel(
    { ...spec, color: spec.accent, accent: spec.color, pattern: 'plain', seed: spec.seed + 1 },
    sheet,
  );
  const shifted = width * (spec.seed % 2 === 0 ? 1.08 : -0.08);
  return (
    paperGround(spec.ground, width, height) +
    hung(neighbour, module.front(neighbour), shifted, scale * 0.96, random.near(0, 1), top + 8) +
    hung(
      easel,
      figure,
      width / 2 + (spec.seed % 2 === 0 ? -50 : 50),
      scale,
      random.near(0, 1),
      top,
    ) +
    rail(sheet, spec.ground, width, RAIL_Y)
  );
}
