import { sizedPicture } from '@/core/rules/media/picture-facts';
import { firstCharacters } from '@/core/values/first-characters';
import { shorten } from './cells';
import type { Column } from './formats/columns';
import type { Row } from './formats/product-rows';
import type { Complain, ImportedPicture } from './imported-product';
import * as messages from './messages';

const MAX_ADDRESS_LENGTH = 2048;
const MAX_PICTURES = 250;
const MAX_ALT_LENGTH = 512;

/** A product's pictures, each once: those of its picture column by position, then those that only variants name. */
export function readPictures(rows: readonly Row[], complain: Complain): ImportedPicture[] {
  const positioned = rows
    .map((row) => ({
      file: readPicture(row, 'image', complain),
      at: positionOf(row, complain),
      row,
    }))
    .sort((a, b) => a.at - b.at);
  const ofVariants = rows.map((row) => readPicture(row, 'variantImage', complain));
  const files = [...positioned.map(({ file }) => file), ...ofVariants].filter(Boolean);
  const alts = new Map<string, string>();
  for (const { file, row } of positioned) addAlt(alts, file, row);
  // Where a row has no other picture, its text says what the one of its variant shows.
  rows.forEach((row, place) => {
    if (row.cell('image') === '') addAlt(alts, ofVariants[place] ?? '', row);
  });
  const pictures = [...new Set(files)].map((file) => toPicture(file, alts.get(file)));
  if (pictures.length > MAX_PICTURES) {
    complain(rows[0]?.line ?? 1, messages.tooManyPictures(MAX_PICTURES));
  }
  return pictures;
}

function addAlt(alts: Map<string, string>, file: string, row: Row): void {
  const alt = alts.has(file) ? '' : readAlt(row);
  if (alt !== '') alts.set(file, alt);
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
  return firstCharacters(alt, MAX_ALT_LENGTH).trim();
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
