import { createEasel, type Easel, type Figure } from '../kit/easel';
import { lighter } from '../kit/dye';
import { paperGround, tableGround } from '../kit/ground';
import { fit, lay } from '../kit/lay';
import { ACCESSORIES } from '../garments/accessories';
import { PANTS } from '../garments/pants';
import { SHOES } from '../garments/shoes';
import { SHIRTS } from '../garments/shirts';
import type { GarmentModule } from '../garments/module';
import type { PictureSpec } from '../spec';

/** A figure of the same sheet with parts of the spec changed. */
function variant(easel: Easel, module: GarmentModule, change: Partial<PictureSpec>): Figure {
  return module.front(createEasel({ ...easel.spec, pattern: 'plain', ...change }, easel.sheet));
}

/** Laid out as a set: the garment with what one would wear with it. */
export function outfitView(easel: Easel, module: GarmentModule, width: number, height: number): string {
  const { spec, sheet, random } = easel;
  const put = (figure: Figure, x: number, y: number, share: number, turn: number): string =>
    lay(sheet, figure, spec.ground, { x: width * x, y: height * y, scale: fit(figure.bounds, width * share, height * share), turn: turn + random.near(0, 1.5) });
  const shoes = variant(easel, SHOES, { cut: 'sneaker', color: 'White', accent: spec.accent });
  const own = module.front(easel);
  const ground = paperGround(sheet, spec.ground, width, height);
  if (module.use === 'fold' && spec.category !== 'Sweaters') {
    const top = variant(easel, SHIRTS, { cut: 'tee', color: spec.accent, accent: spec.color });
    return ground + put(own, 0.6, 0.62, 0.68, 6) + put(top, 0.42, 0.29, 0.6, -5) + put(shoes, 0.2, 0.83, 0.42, -8);
  }
  const pants = variant(easel, PANTS, { cut: 'jeans', color: 'Denim' });
  const cap = variant(easel, ACCESSORIES, { cut: 'cap', color: spec.accent, accent: spec.color });
  return ground + put(pants, 0.64, 0.7, 0.62, 6) + put(own, 0.46, 0.37, 0.78, -4) + put(shoes, 0.2, 0.85, 0.4, -8) + put(cap, 0.86, 0.12, 0.26, 10);
}

/** Things that stand or lie: two colourways together. */
export function pairView(easel: Easel, module: GarmentModule, width: number, height: number): string {
  const { spec, sheet } = easel;
  const other = module.front(createEasel({ ...spec, color: spec.accent, accent: spec.color, seed: spec.seed + 1 }, sheet));
  const own = module.front(easel);
  const stands = spec.category === 'Tumbler' || spec.cut === 'candle';
  if (stands) return standingPair(easel, own, other, width, height);
  const scale = fit(own.bounds, width * 0.7, height * 0.56);
  return (
    paperGround(sheet, spec.ground, width, height) +
    lay(sheet, other, spec.ground, { x: width * 0.62, y: height * 0.31, scale: scale * 0.94, turn: 11 }) +
    lay(sheet, own, spec.ground, { x: width * 0.42, y: height * 0.66, scale, turn: -7 })
  );
}

function standingPair(easel: Easel, own: Figure, other: Figure, width: number, height: number): string {
  const { spec, sheet } = easel;
  const scale = fit(own.bounds, width * 0.62, height * 0.66);
  const foot = (share: number, k: number): number => height * share - (own.bounds.height * scale * k) / 2;
  return (
    tableGround(sheet, spec.ground, lighter(spec.ground, -0.1), width, height, height * 0.7) +
    lay(sheet, other, spec.ground, { x: width * 0.66, y: foot(0.83, 0.86), scale: scale * 0.86 }) +
    lay(sheet, own, spec.ground, { x: width * 0.4, y: foot(0.92, 1), scale })
  );
}
