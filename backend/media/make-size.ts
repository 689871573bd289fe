import type { MediaWidth } from '@/core/rules/media/media-widths';
import { loadSharp } from './load-sharp';

const WEBP = { quality: 80, effort: 4 };

/**
 * A picture as webp of the given width in px, upright and without metadata. A photo is never
 * enlarged; a drawing is rendered at the width itself, so that its lines stay sharp.
 */
export async function makeSize(original: Buffer, width: MediaWidth): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(original);
  const { format } = await picture.metadata();
  return picture
    .autoOrient()
    .resize({ width, withoutEnlargement: format !== 'svg' })
    .webp(WEBP)
    .toBuffer();
}
