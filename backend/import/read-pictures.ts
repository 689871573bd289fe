import { sizedPicture } from '@/core/rules/media/picture-facts';
import { shorten } from './cells';
import type { Column } from './columns';
import type { Complain, ImportedPicture } from './imported-product';
import * as messages from './messages';
import type { Row } from './read-rows';

const MAX_ADDRESS_LENGTH = 2048;
const MAX_PICTURES = 250;
const MAX_ALT_LENGTH = 512;

/** A product's pictures, each once: those of its picture column by position, then those that only variants name. */
export function readPictures(rows: readonly Row[], complain: Complain): ImportedPicture[] {
  const positioned = rows
    .map((row) => ({
      ...{ file: readPicture(row, 'image', complain), alt: readAlt(row) },
      at: positionOf(row, complain),
    }))
    .sort((a, b) => a.at - b.at);
  const altOf = (file: string) =>
    positioned.find((picture) => picture.file === file && picture.alt !== '')?.alt;
  const ofVariants = rows.map((row) => readPicture(row, 'variantImage', complain));
  const files = [...positioned.map(({ file }) => file), ...ofVariants].filter(Boolean);
  const pictures = [...new Set(files)].map((file) => toPicture(file, altOf(file)));
  if (pictures.length > MAX_PICTURES) {
    complain(rows[0]?.line ?? 1, messages.tooManyPictures(MAX_PICTURES));
  }
  return pictures;
}

function toPicture(file: string, alt = ''): ImportedPicture {
  return { file, ...(alt !== '' && { alt }), ...sizedPicture(file).size };
}

/** Reads the alternative text: on one line, and no longer than anybody would listen to. */
function readAlt(row: Row): string {
  const alt = row
    .cell('imageAlt')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...alt].slice(0, MAX_ALT_LENGTH).join('').trim();
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
    complain(row.line, messages.invalidPicture(shorten(text)));
    return '';
  }
  return url.href;
}

/** Pictures without a position keep the order of the file, after those that have one. */
function positionOf(row: Row, complain: Complain): number {
  const text = row.cell('imagePosition');
  if (text === '') return Number.MAX_SAFE_INTEGER;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  complain(row.line, messages.invalidPosition(shorten(text)));
  return 0;
}
