import { isUtf8 } from 'node:buffer';
import * as messages from './messages';
import { ImportFileError } from './problems';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Passes bytes on as long as they are UTF-8 text, UTF-16 with a byte order mark turned into it; fails with the line of the
 * first byte that is not, or is NUL, which UTF-16 without a mark has many of and PostgreSQL takes none of.
 */
export async function* utf8Text(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = chunks[Symbol.asyncIterator]();
  try {
    const first = await firstBytes(reader);
    const encoding = utf16Of(first);
    const all = concatenated(first, reader);
    yield* checked(encoding ? transcoded(all, encoding) : all);
  } finally {
    await reader.return?.();
  }
}

/** Returns chunks that hold a byte order mark whole, or all there are. */
async function firstBytes(reader: AsyncIterator<Buffer>): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  while (bytes.length < 2) {
    const { done, value } = await reader.next();
    if (done) return bytes;
    bytes = Buffer.concat([bytes, value]);
  }
  return bytes;
}

async function* concatenated(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

function utf16Of(bytes: Buffer): string | undefined {
  const mark = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0;
  if (mark === 0xfffe) return 'utf-16le';
  return mark === 0xfeff ? 'utf-16be' : undefined;
}

async function* transcoded(
  chunks: AsyncIterable<Buffer>,
  encoding: string,
): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return Buffer.from(decoder.decode(chunk, { stream: chunk !== undefined }));
    } catch {
      throw new ImportFileError(messages.brokenUtf16);
    }
  };
  for await (const chunk of chunks) yield decode(chunk);
  yield decode();
}

async function* checked(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let line = 1;
  let newline: number | undefined;
  let carried: Buffer = Buffer.alloc(0);
  const check = (bytes: Buffer): Buffer => {
    newline ??= newlineOf(bytes);
    const end = newline ?? LINE_FEED;
    if (!isUtf8(bytes))
      throw new ImportFileError(messages.notUtf8, line + firstBadLine(bytes, end));
    const nul = bytes.indexOf(0);
    if (nul >= 0) {
      throw new ImportFileError(messages.nulByte, line + countOf(end, bytes.subarray(0, nul)));
    }
    line += countOf(end, bytes);
    return bytes;
  };
  for await (const chunk of chunks) {
    const bytes = carried.length > 0 ? Buffer.concat([carried, chunk]) : chunk;
    const end = endOfLastCharacter(bytes);
    carried = bytes.subarray(end);
    yield check(bytes.subarray(0, end));
  }
  yield check(carried);
}

/** The byte that ends lines: CR alone where there is no LF. */
function newlineOf(bytes: Buffer): number | undefined {
  if (bytes.includes(LINE_FEED)) return LINE_FEED;
  return bytes.includes(CARRIAGE_RETURN) ? CARRIAGE_RETURN : undefined;
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
function firstBadLine(bytes: Buffer, newline: number): number {
  let start = 0;
  for (let index = 0; start < bytes.length; index += 1) {
    const at = bytes.indexOf(newline, start);
    const end = at < 0 ? bytes.length : at + 1;
    if (!isUtf8(bytes.subarray(start, end))) return index;
    start = end;
  }
  return 0;
}

function countOf(newline: number, bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) count += 1;
  return count;
}
