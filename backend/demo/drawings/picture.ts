import { createEasel } from './kit/easel';
import { paperGround } from './kit/ground';
import { fit, lay } from './kit/lay';
import { Sheet } from './kit/sheet';
import { GARMENTS } from './registry';
import type { PictureSpec } from './spec';

const WIDTH = 900;
const HEIGHT = 1200;

export function drawPicture(spec: PictureSpec): string {
  const sheet = new Sheet();
  const easel = createEasel(spec, sheet);
  const module = GARMENTS[spec.category];
  const figure = spec.view === 'back' ? module.back(easel) : module.front(easel);
  const scale = fit(figure.bounds, WIDTH * 0.86, HEIGHT * 0.82);
  const art = paperGround(sheet, spec.ground, WIDTH, HEIGHT) + lay(sheet, figure, spec.ground, { x: WIDTH / 2, y: HEIGHT / 2, scale, turn: easel.random.near(0, 0.8) });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${sheet.defs}${art}</svg>`;
}
