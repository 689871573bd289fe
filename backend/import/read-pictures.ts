import { shorten } from './cells';
import type { Column } from './columns';
import type { Complain } from './imported-product';
import type { Row } from './read-rows';

const MAX_ADDRESS_LENGTH = 2048;
const MAX_PICTURES = 250;

/**
 * A product's pictures: those of its picture column by position, then those that only variants
 * name; each once.
 */
export function readPictures(rows: readonly Row[], complain: Complain): string[] {
  const positioned = rows
    .map((row) => ({ address: readPicture(row, 'image', complain), at: positionOf(row, complain) }))
    .sort((a, b) => a.at - b.at)
    .map((picture) => picture.address);
  const ofVariants = rows.map((row) => readPicture(row, 'variantImage', complain));
  const pictures = [...new Set([...positioned, ...ofVariants].filter(Boolean))];
  if (pictures.length > MAX_PICTURES) {
    complain(rows[0]?.line ?? 1, `the product has more than ${MAX_PICTURES} pictures`);
  }
  return pictures;
}

/** A picture's address as a URL writes it, '' for an empty cell or a bad one. */
export function readPicture(
  row: Row,
  column: Extract<Column, 'image' | 'variantImage'>,
  complain: Complain,
): string {
  const text = row.cell(column);
  if (text === '') return '';
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password || url.href.length > MAX_ADDRESS_LENGTH) {
    complain(row.line, `"${shorten(text)}" is no http(s) address of a picture`);
    return '';
  }
  return url.href;
}

/** Pictures without a position keep the order of the file, after those that have one. */
function positionOf(row: Row, complain: Complain): number {
  const text = row.cell('imagePosition');
  if (text === '') return Number.MAX_SAFE_INTEGER;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  complain(row.line, `the image position "${shorten(text)}" is no whole number`);
  return 0;
}
