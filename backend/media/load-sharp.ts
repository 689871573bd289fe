import type sharp from 'sharp';
import type { MediaWidth } from '@/core/rules/media/media-widths';

export type Sharp = typeof sharp;

/** Loads sharp with the first picture: it takes megabytes that a process which makes none does without. */
export async function loadSharp(): Promise<Sharp> {
  const { default: loaded } = await import('sharp');
  // Every size is made once, so what libvips keeps in memory is never asked for again.
  loaded.cache(false);
  return loaded;
}

const WEBP = { quality: 80, effort: 4 };

/** A picture as webp of the given width in px, upright and without metadata. A photo is never enlarged. */
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
