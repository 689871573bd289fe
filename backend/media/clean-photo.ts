import { MAX_UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@/core/model/upload';
import { invalid, tooLarge } from '../base/errors';
import { describeImage, refuseImage } from './check-image';
import { loadSharp, type Sharp } from './load-sharp';
import { refusePolyglot } from './refuse-polyglot';

const MAX_PIXELS = 40_000_000;
/** Wide enough for a full screen; what a camera has beyond that nobody sees. */
const EDGE = 2000;
const WEBP = { quality: 86, effort: 3 };

/** A visitor's picture as it is kept: webp, sizes in px. */
export interface CleanPhoto {
  data: Buffer;
  contentType: 'image/webp';
  width: number;
  height: number;
}

/**
 * A picture made anew from its pixels alone: upright, of a sensible size, without the place, time and
 * camera that photos carry.
 * @throws DomainError too-large over 10 MB, unsupported for what is no sound picture or more than one, invalid for too many
 *   pixels.
 */
export async function cleanPhoto(data: Uint8Array): Promise<CleanPhoto> {
  if (data.byteLength > MAX_UPLOAD_BYTES) throw tooLarge(UPLOAD_TOO_LARGE, { path: 'file' });
  const { width, height } = await describeImage(data);
  refusePolyglot(data);
  if (width * height > MAX_PIXELS) {
    throw invalid('This photo has more than 40 megapixels.', { path: 'file' });
  }
  const made = await remake(await loadSharp(), data).catch(refuseImage);
  return {
    data: made.data,
    contentType: 'image/webp',
    width: made.info.width,
    height: made.info.height,
  };
}

/**
 * Made small before it is turned upright: to turn a picture all of its pixels are held at once, to shrink
 * it a few lines at a time.
 */
async function remake(sharp: Sharp, data: Uint8Array) {
  const small = await sharp(data, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
    .withMetadata()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(small).autoOrient().webp(WEBP).toBuffer({ resolveWithObject: true });
}
