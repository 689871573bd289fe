import { isUtf8 } from 'node:buffer';
import { Transform } from 'node:stream';
import { ImportFileError } from './imported-product';
import * as messages from './messages';

const NEWLINE = 0x0a;

/**
 * Passes bytes on as long as they are UTF-8 text; fails with the line of the first byte that is not, or is NUL, which
 * UTF-16 has many of and PostgreSQL takes none of.
 */
export function textGuard(): Transform {
  let line = 1;
  let isFirst = true;
  let carried: Buffer = Buffer.alloc(0);

  function check(bytes: Buffer): void {
    if (isFirst && isUtf16Mark(bytes)) throw new ImportFileError(messages.utf16, 1);
    isFirst = false;
    if (!isUtf8(bytes)) throw new ImportFileError(messages.notUtf8, line + firstBadLine(bytes));
    const nul = bytes.indexOf(0);
    if (nul >= 0) {
      throw new ImportFileError(messages.nulByte, line + countNewlines(bytes.subarray(0, nul)));
    }
    line += countNewlines(bytes);
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const bytes = carried.length > 0 ? Buffer.concat([carried, chunk]) : chunk;
      const end = endOfLastCharacter(bytes);
      const whole = bytes.subarray(0, end);
      carried = bytes.subarray(end);
      attempt(done, () => check(whole), whole);
    },
    flush(done) {
      attempt(done, () => check(carried));
    },
  });
}

function attempt(
  done: (error?: Error | null, data?: Buffer) => void,
  check: () => void,
  data?: Buffer,
): void {
  try {
    check();
    done(null, data);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

function isUtf16Mark(bytes: Buffer): boolean {
  const mark = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0;
  return mark === 0xfffe || mark === 0xfeff;
}

/** Returns the end of the last complete character; the rest comes with the next chunk. */
function endOfLastCharacter(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}

/** A newline is never part of a longer character, so each line can be judged by itself. */
function firstBadLine(bytes: Buffer): number {
  let start = 0;
  for (let index = 0; start < bytes.length; index += 1) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline < 0 ? bytes.length : newline + 1;
    if (!isUtf8(bytes.subarray(start, end))) return index;
    start = end;
  }
  return 0;
}

function countNewlines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}
