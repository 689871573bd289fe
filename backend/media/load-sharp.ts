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

interface MadeSize {
  width: MediaWidth;
  data: Buffer;
}

/** Makes several sizes of a picture one after the other, and reads it or draws it once for all: see `makeSize`. */
export async function* makeSizes(
  original: Buffer,
  widths: readonly MediaWidth[],
): AsyncGenerator<MadeSize> {
  const sharp = await loadSharp();
  const { format } = await sharp(original).metadata();
  const { data, info } = await sharp(original)
    .autoOrient()
    .resize({ width: Math.max(...widths), withoutEnlargement: format !== 'svg' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const width of widths) {
    const picture = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true });
    yield { width, data: await picture.webp(WEBP).toBuffer() };
  }
}

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
