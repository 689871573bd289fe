import { GARMENTS } from './garments/registry';
import { createEasel } from './kit/easel';
import { Sheet } from './kit/sheet';
import type { PictureSpec } from './kit/spec';
import { drawView } from './views';

const PICTURE_WIDTH = 900;
const PICTURE_HEIGHT = 1200;

/** One product picture as a complete SVG, 900 by 1200. */
export function drawPicture(spec: PictureSpec): string {
  const sheet = new Sheet();
  const art = drawView(
    createEasel(spec, sheet),
    GARMENTS[spec.category],
    PICTURE_WIDTH,
    PICTURE_HEIGHT,
  );
  return wrapSvg(sheet, art, PICTURE_WIDTH, PICTURE_HEIGHT);
}

export const wrapSvg = (sheet: Sheet, art: string, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${sheet.defs}${art}</svg>`;
