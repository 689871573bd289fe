import { ACCESSORIES } from '../garments/accessories';
import { PANTS } from '../garments/pants';
import { SHIRTS } from '../garments/shirts';
import { SHOES } from '../garments/shoes';
import { lighter } from '../kit/dye';
import { createEasel, type Easel, type Figure } from '../kit/easel';
import { paperGround, tableGround } from '../kit/ground';
import { fitScale, lay } from '../kit/lay';
import type { GarmentModule } from '../kit/module';
import type { PictureSpec } from '../kit/spec';

/** A figure of the same sheet with parts of the spec changed. */
function variant(easel: Easel, module: GarmentModule, change: Partial<PictureSpec>): Figure {
  return module.front(createEasel({ ...easel.spec, pattern: 'plain', ...change }, easel.sheet));
}

/** Laid out as a set: the garment with what one would wear with it. */
export function outfitView(
  easel: Easel,
  module: GarmentModule,
  width: number,
  height: number,
): string {
  const { spec, sheet, random } = easel;
  const put = (figure: Figure, x: number, y: number, share: number, turn: number): string =>
    lay(sheet, figure, {
      x: width * x,
      y: height * y,
      scale: fitScale(figure.bounds, width * share, height * share),
      turn: turn + random.near(0, 1.5),
    });
  const shoes = variant(easel, SHOES, { cut: 'sneaker', color: 'White', accent: spec.accent });
  const own = module.front(easel);
  const ground = paperGround(spec.ground, width, height);
  if (module.use === 'match' && spec.category !== 'Sweaters') {
    const top = variant(easel, SHIRTS, { cut: 'tee', color: spec.accent, accent: spec.color });
    return (
      ground +
      put(own, 0.6, 0.62, 0.68, 6) +
      put(top, 0.42, 0.29, 0.6, -5) +
      put(shoes, 0.2, 0.83, 0.42, -8)
    );
  }
  const pants = variant(easel, PANTS, { cut: 'jeans', color: 'Denim' });
  const cap = variant(easel, ACCESSORIES, { cut: 'cap', color: spec.accent, accent: spec.color });
  return (
    ground +
    put(pants, 0.64, 0.7, 0.62, 6) +
    put(own, 0.46, 0.37, 0.78, -4) +
    put(shoes, 0.2, 0.85, 0.4, -8) +
    put(cap, 0.86, 0.12, 0.26, 10)
  );
}

/** Things that stand or lie: two colorways together. */
export function pairView(
  easel: Easel,
  module: GarmentModule,
  width: number,
  height: number,
): string {
  const { spec, sheet } = easel;
  const own = module.front(easel);
  if (spec.category === 'Shoes' || spec.category === 'Combo Set')
    return discView(easel, own, width, height);
  const other = module.front(
    createEasel({ ...spec, color: spec.accent, accent: spec.color, seed: spec.seed + 1 }, sheet),
  );
  if (spec.category === 'Tumbler' || spec.cut === 'candle')
    return standingPair(easel, own, other, width, height);
  const scale = fitScale(own.bounds, width * 0.7, height * 0.56);
  return (
    paperGround(spec.ground, width, height) +
    lay(sheet, other, {
      x: width * 0.62,
      y: height * 0.31,
      scale: scale * 0.94,
      turn: 11,
    }) +
    lay(sheet, own, { x: width * 0.42, y: height * 0.66, scale, turn: -7 })
  );
}

/** Alone on a round of another tone, turned a little. */
function discView(easel: Easel, own: Figure, width: number, height: number): string {
  const { spec, sheet, random } = easel;
  const disc = `<circle cx="${width * 0.56}" cy="${height * 0.54}" r="${width * 0.46}" fill="${lighter(spec.ground, -0.075)}"/>`;
  const scale = fitScale(own.bounds, width * 0.86, height * 0.84);
  const turn = spec.category === 'Shoes' ? -24 : random.near(5, 2);
  return (
    paperGround(spec.ground, width, height) +
    disc +
    lay(sheet, own, { x: width * 0.5, y: height * 0.51, scale, turn })
  );
}

function standingPair(
  easel: Easel,
  own: Figure,
  other: Figure,
  width: number,
  height: number,
): string {
  const { spec, sheet } = easel;
  const scale = fitScale(own.bounds, width * 0.66, height * 0.66);
  const isLow = own.bounds.height * scale < height * 0.5;
  const [edge, back, front] = isLow ? [0.56, 0.72, 0.82] : [0.68, 0.84, 0.92];
  const middle = (foot: number, share: number): number =>
    height * foot - (own.bounds.height * scale * share) / 2;
  return (
    tableGround(spec.ground, lighter(spec.ground, -0.1), width, height, height * edge) +
    lay(sheet, other, {
      x: width * 0.67,
      y: middle(back, 0.86),
      scale: scale * 0.86,
    }) +
    lay(sheet, own, { x: width * 0.4, y: middle(front, 1), scale })
  );
}
