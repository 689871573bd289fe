import { contentName, inPlaceOf } from '@/core/rules/design/content-name';
import { jsonInHtml } from '@/core/values/json-in-html';

/** Length from which on text is escaped by bytes, which of a megabyte of markup takes a fifth of the time. */
const LONG_LENGTH = 64 * 1024;

const [LESS, MORE, AND] = [0x3c, 0x3e, 0x26];
/** Length of an escape, such as `\u003c`. */
const ESCAPE_BYTES = 6;
/** Separators of lines, of which markup has none. */
const SEPARATOR = /[\u2028\u2029]/;

/** Writes the data of a page so that it is safe in a script element; contents that stand in its markup are named alone. */
export function pageDataText(data: object, markup: string): string {
  const json = JSON.stringify(data, withoutContents(markup));
  return json.length < LONG_LENGTH || SEPARATOR.test(json) ? jsonInHtml(json) : longInHtml(json);
}

const CONTENT_NAME = / data-content="([\d-]+)"/g;

/** Returns what puts names in the place of the contents that a markup has; undefined where it has none. */
function withoutContents(markup: string) {
  const names = new Set(Array.from(markup.matchAll(CONTENT_NAME), ([, name]) => name));
  if (names.size === 0) return undefined;
  return (key: string, value: unknown): unknown => {
    const name = key === 'content' && typeof value === 'string' ? contentName(value) : undefined;
    return name !== undefined && names.has(name) ? inPlaceOf(name) : value;
  };
}

function longInHtml(json: string): string {
  const bytes = Buffer.from(json);
  const written = Buffer.allocUnsafe(bytes.length + countSigns(bytes) * (ESCAPE_BYTES - 1));
  let at = 0;
  for (const byte of bytes) {
    if (isSign(byte)) {
      writeEscape(written, at, byte);
      at += ESCAPE_BYTES;
    } else {
      written[at] = byte;
      at += 1;
    }
  }
  return written.toString();
}

function countSigns(bytes: Buffer): number {
  let signs = 0;
  for (const byte of bytes) if (isSign(byte)) signs += 1;
  return signs;
}

const isSign = (byte: number): boolean => byte === LESS || byte === MORE || byte === AND;

/** Writes sign by sign: whatever else there is for it takes ten times as long. */
function writeEscape(written: Buffer, at: number, byte: number): void {
  written[at] = 0x5c;
  written[at + 1] = 0x75;
  written[at + 2] = 0x30;
  written[at + 3] = 0x30;
  written[at + 4] = digit(byte >> 4);
  written[at + 5] = digit(byte & 0xf);
}

/** A hexadecimal digit as ASCII has it. */
const digit = (value: number): number => (value < 10 ? 0x30 : 0x57) + value;
