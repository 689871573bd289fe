import sharp from 'sharp';
import type { MediaWidth } from './widths';

const WEBP = { quality: 80, effort: 4 };
const SVG_DENSITY = 72;
const MAX_SVG_DENSITY = 2400;

/**
 * A picture as webp of the given width in px, upright and without metadata. A photo is never
 * enlarged; a drawing is rendered at the width itself, so that its lines stay sharp.
 */
export async function makeSize(original: Buffer, width: MediaWidth): Promise<Buffer> {
  const { format, width: ownWidth } = await sharp(original).metadata();
  if (format !== 'svg') {
    return sharp(original)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp(WEBP)
      .toBuffer();
  }
  const density = Math.min(MAX_SVG_DENSITY, (SVG_DENSITY * width) / Math.max(1, ownWidth));
  return sharp(original, { density }).resize({ width }).webp(WEBP).toBuffer();
}
