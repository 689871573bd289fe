import { uploadTooLarge } from '@/core/model/messages';
import { MAX_UPLOAD_BYTES } from '@/core/model/upload';
import { invalid, tooLarge, unsupported } from '../base/errors';
import { describeImage, refuseImage } from './check-image';
import { loadSharp, type Sharp } from './load-sharp';
import * as messages from './messages';

const MAX_PIXELS = 40_000_000;
/** Wide enough for a full screen; what a camera has beyond that nobody sees. */
const EDGE = 2000;
const WEBP = { quality: 86, effort: 3 };

/**
 * A picture made anew from its pixels alone: upright, of a sensible size, without place, time and camera.
 * @throws DomainError too-large over 10 MB, unsupported for no valid picture, invalid for too many pixels.
 */
export async function cleanPhoto(data: Uint8Array) {
  if (data.byteLength > MAX_UPLOAD_BYTES) throw tooLarge(uploadTooLarge, { path: 'file' });
  const { width, height } = await describeImage(data);
  refusePolyglot(data);
  if (width * height > MAX_PIXELS) throw invalid(messages.photoTooManyPixels, { path: 'file' });
  const made = await remake(await loadSharp(), data).catch(refuseImage);
  const { info } = made;
  const contentType = 'image/webp' as const;
  return { data: made.data, contentType, width: info.width, height: info.height };
}

/** Makes it small before it is turned: to turn a picture all of its pixels are held, to shrink it a few lines. */
async function remake(sharp: Sharp, data: Uint8Array) {
  const small = await sharp(data, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
    .withMetadata()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(small).autoOrient().webp(WEBP).toBuffer({ resolveWithObject: true });
}

/** Programs that read PDF look for its beginning this far into a file. */
const PDF_HEAD_BYTES = 1024;
/** The end of a ZIP: a record of 22 bytes, then a comment of up to 65,535. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const ZIP_TAIL_BYTES = ZIP_END_BYTES + 65_535;
/** Stands for an offset that only ZIP64 can say. */
const ZIP64_OFFSET = 0xffffffff;
/** Short names only where their tag ends as markup has it: noise of millions of bytes says all else. */
const MARKUP = /<(?:script|!doctype|(?:html|svg|\?php)(?=[\s/>]|$))/i;

/**
 * Refuses a picture whose bytes make a PDF, an archive, a page or a program as well. Photos have pixels, words in XMP
 * and EXIF, and sometimes a film behind them, none of which looks like that. @throws DomainError unsupported
 */
function refusePolyglot(data: Uint8Array): void {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (!isPdf(bytes) && !isArchive(bytes) && !MARKUP.test(bytes.toString('latin1'))) return;
  throw unsupported(messages.moreThanPicture, { path: 'file' });
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, PDF_HEAD_BYTES).includes('%PDF-', 0, 'latin1');

/** Readers look for the end of an archive from the end of the file, and overlook what stands around it. */
function isArchive(bytes: Buffer): boolean {
  const tail = Math.max(0, bytes.length - ZIP_TAIL_BYTES);
  let at = bytes.lastIndexOf(ZIP_END);
  while (at >= tail) {
    if (isZipEnd(bytes, at)) return true;
    if (at === 0) return false;
    at = bytes.lastIndexOf(ZIP_END, at - 1);
  }
  return false;
}

/** Returns true where the end record fits: one disk, a directory before it, a comment to the end of the file. */
function isZipEnd(bytes: Buffer, at: number): boolean {
  if (at + ZIP_END_BYTES > bytes.length || bytes.readUInt32LE(at + 4) !== 0) return false;
  if (bytes.readUInt16LE(at + 8) !== bytes.readUInt16LE(at + 10)) return false;
  const [size, offset] = [bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 16)];
  const isDirectoryThere = offset === ZIP64_OFFSET || size + offset <= at;
  return isDirectoryThere && at + ZIP_END_BYTES + bytes.readUInt16LE(at + 20) <= bytes.length;
}
