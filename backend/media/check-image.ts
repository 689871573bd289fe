import { tooLarge, unsupported } from '../base/errors';
import { loadSharp, type Sharp } from './load-sharp';
import * as messages from './messages';
import { PROBE, placeholderOf } from './placeholder';

/** Accepted formats, by their names in sharp; drawings (SVG) can carry scripts and are not. */
const FORMATS: Record<string, { contentType: string; ending: string }> = {
  jpeg: { contentType: 'image/jpeg', ending: 'jpg' },
  png: { contentType: 'image/png', ending: 'png' },
  webp: { contentType: 'image/webp', ending: 'webp' },
  gif: { contentType: 'image/gif', ending: 'gif' },
  heif: { contentType: 'image/avif', ending: 'avif' },
};

export const MAX_IMAGE_BYTES = 15 * 1_048_576;
const MAX_PIXELS = 40_000_000;

interface ImageHead {
  contentType: string;
  /** The file ending of the format, without a dot. */
  ending: string;
  /** Width in px. */
  width: number;
  height: number;
}

interface CheckedImage extends ImageHead {
  /** See `placeholderOf`. */
  placeholder: string;
}

/** Checks from its content that a picture is valid and allowed. @throws DomainError too-large, unsupported */
export async function checkImage(data: Uint8Array): Promise<CheckedImage> {
  if (data.byteLength > MAX_IMAGE_BYTES) throw tooLarge(messages.pictureTooLarge);
  const image = await describeImage(data);
  if (image.width * image.height > MAX_PIXELS) throw tooLarge(messages.tooManyPixels);
  const pixels = await decode(await loadSharp(), data).catch(refuseImage);
  return { ...image, placeholder: placeholderOf(pixels) };
}

/** Magic bytes of these formats: JPEG, PNG, GIF, then WebP and AVIF in their containers. */
const BEGINNINGS = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8[79]a/, /^RIFF.{4}WEBP/s, /^.{4}ftyp/s];
const BEGINNING_BYTES = 12;

/** Reads the head of a picture. @throws DomainError unsupported where it is no such picture. */
export async function describeImage(data: Uint8Array): Promise<ImageHead> {
  // Drawings, documents and archives never reach a decoder: some unfold without end, or fetch others.
  const beginning = Buffer.from(data.subarray(0, BEGINNING_BYTES)).toString('latin1');
  if (!BEGINNINGS.some((one) => one.test(beginning))) refuseImage();
  const { format, width, height, compression } = await readHead(await loadSharp(), data).catch(
    refuseImage,
  );
  const type = format === 'heif' && compression !== 'av1' ? undefined : FORMATS[format];
  return type ? { ...type, width, height } : refuseImage();
}

/** Async, because sharp throws at once where there is nothing to read; a head is small, however many pixels. */
const readHead = async (sharp: Sharp, data: Uint8Array) =>
  sharp(data, { limitInputPixels: false }).metadata();

/** Reads every pixel once, for a file cut short has a valid header: what is left of it, four bytes to a pixel. */
function decode(sharp: Sharp, data: Uint8Array): Promise<Buffer> {
  const options = { failOn: 'error', limitInputPixels: MAX_PIXELS } as const;
  return sharp(data, options)
    .resize({ width: PROBE, height: PROBE, fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
}

export function refuseImage(): never {
  throw unsupported(messages.invalidPicture);
}
