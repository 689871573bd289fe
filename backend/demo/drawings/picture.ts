import { createEasel, type Figure } from './kit/easel';
import { paperGround, shadowTone } from './kit/ground';
import { groundShadow, softShadow } from './kit/shadow';
import { Sheet } from './kit/sheet';
import { GARMENTS } from './registry';
import type { PictureSpec } from './spec';

const WIDTH = 900;
const HEIGHT = 1200;

export function drawPicture(spec: PictureSpec): string {
  const sheet = new Sheet();
  const easel = createEasel(spec, sheet);
  const figure =
    spec.view === 'back'
      ? GARMENTS[spec.category].back(easel)
      : GARMENTS[spec.category].front(easel);
  const art = paperGround(sheet, spec.ground, WIDTH, HEIGHT) + framed(sheet, figure, spec.ground);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${sheet.defs}${art}</svg>`;
}

function framed(sheet: Sheet, figure: Figure, ground: string): string {
  const { x, y, width, height } = figure.bounds;
  const scale = Math.min((WIDTH * 0.86) / width, (HEIGHT * 0.82) / height);
  const dx = WIDTH / 2 - (x + width / 2) * scale;
  const dy = HEIGHT / 2 - (y + height / 2) * scale;
  const tone = shadowTone(ground);
  const far = groundShadow(sheet, figure.silhouette, {
    color: tone,
    reach: 15,
    strength: 0.3,
    dx: 13,
    dy: 22,
  });
  const near = softShadow(sheet, figure.silhouette, {
    color: tone,
    reach: 9,
    strength: 0.42,
    dx: 3,
    dy: 6,
  });
  return `<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(4)})">${far}${near}${figure.art}</g>`;
}
