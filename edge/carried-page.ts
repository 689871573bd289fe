import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib';
import type { CutPage, Slot } from '@/services/server/carried/cut-page';
import { type SlotContext, slotFiller } from '@/services/server/carried/fill-slot';

/** A slot in the bytes of a page that was filled in for one address. */
interface FilledSlot {
  slot: Slot;
  start: number;
  end: number;
}

/** A page that was filled in for one address, and where. */
export interface FilledPage {
  body: Buffer;
  filled: FilledSlot[];
}

/** Fills a page in for an address. */
export function fillPage({ texts, slots }: CutPage, address: string, context: SlotContext) {
  const write = slotFiller(address, context);
  const parts: Buffer[] = [];
  const filled: FilledSlot[] = [];
  let length = 0;
  const add = (bytes: Buffer): void => {
    parts.push(bytes);
    length += bytes.length;
  };
  texts.forEach((text, place) => {
    add(Buffer.from(text));
    const slot = slots[place];
    if (!slot) return;
    const start = length;
    add(write(slot));
    filled.push({ slot, start, end: length });
  });
  return { body: Buffer.concat(parts, length), filled };
}

/** Bytes that everybody gets, with its compressed form where it is long. */
interface Still {
  bytes: Buffer;
  deflated?: Buffer;
}

/** A page as it waits for what each visitor's links carry. */
export interface FillablePage {
  parts: readonly (Still | Slot)[];
  /** Bytes of memory. */
  size: number;
}

/** Length from which on a text between slots is compressed by itself, once: shorter ones gain by those around them. */
const LONG_BYTES = 4096;
const FLUSH = { finishFlush: constants.Z_SYNC_FLUSH };
/** Compression of what is sent more often than it is made. */
const STILL_PART = { ...FLUSH, level: constants.Z_BEST_COMPRESSION };
/** Compression of what is made for each visitor. */
const PART = { ...FLUSH, level: constants.Z_BEST_SPEED };
/** Length up to which compressing takes longer than it saves. */
const SHORT_BYTES = 600;

/** Opens a page that was filled in, given its compressed body. */
export function toFillable(zipped: Buffer, filled: readonly FilledSlot[]): FillablePage {
  const body = gunzipSync(zipped);
  const parts: (Still | Slot)[] = [];
  let from = 0;
  for (const { slot, start, end } of filled) {
    parts.push(still(body.subarray(from, start)), slot);
    from = end;
  }
  parts.push(still(body.subarray(from)));
  const deflated = parts.reduce((sum, part) => sum + deflatedLength(part), 0);
  return { parts, size: body.length + deflated };
}

const still = (bytes: Buffer): Still =>
  bytes.length < LONG_BYTES ? { bytes } : { bytes, deflated: deflateRawSync(bytes, STILL_PART) };

const deflatedLength = (part: Still | Slot): number =>
  'deflated' in part ? (part.deflated?.length ?? 0) : 0;

/** Returns the bytes of a page, filled in by `write`. */
export const filledBody = ({ parts }: FillablePage, write: (slot: Slot) => Buffer): Buffer =>
  Buffer.concat(parts.map((part) => ('bytes' in part ? part.bytes : write(part))));

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block that is the last one. */
const DEFLATE_END = Buffer.from([3, 0]);

/**
 * Returns the same as gzip. Parts are compressed by themselves and put together, each ending on a whole byte; what is long
 * and the same for everybody was compressed before. Browsers read one member alone, so it has one, with one sum.
 */
export function filledGzip({ parts }: FillablePage, write: (slot: Slot) => Buffer): Buffer {
  const output: Buffer[] = [GZIP_HEAD];
  let run = 0;
  let sum = 0;
  let size = 0;
  const count = (bytes: Buffer): void => {
    sum = crc32(bytes, sum);
    size += bytes.length;
  };
  const endRun = (): void => {
    if (run === 0) return;
    const bytes = scratch.subarray(0, run);
    run = 0;
    count(bytes);
    output.push(...(bytes.length > SHORT_BYTES ? [deflateRawSync(bytes, PART)] : asItIs(bytes)));
  };
  for (const part of parts) {
    if (!('bytes' in part) || !part.deflated) {
      run = addToScratch('bytes' in part ? part.bytes : write(part), run);
      continue;
    }
    endRun();
    count(part.bytes);
    output.push(part.deflated);
  }
  endRun();
  return Buffer.concat([...output, DEFLATE_END, gzipTail(sum, size)]);
}

/** Memory for what waits to be compressed, of one page at a time: memory for each would cost as much as compressing it. */
let scratch = Buffer.allocUnsafeSlow(128 * 1024);

/** Returns how far it reaches now. */
function addToScratch(bytes: Buffer, start: number): number {
  const end = start + bytes.length;
  if (end > scratch.length) {
    const larger = Buffer.allocUnsafeSlow(2 * end);
    scratch.copy(larger, 0, 0, start);
    scratch = larger;
  }
  scratch.set(bytes, start);
  return end;
}

function gzipTail(sum: number, size: number): Buffer {
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(size >>> 0, 4);
  return tail;
}

/** A block that is not compressed (RFC 1951, 3.2.4). */
function asItIs(bytes: Buffer): Buffer[] {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return [head, Buffer.from(bytes)];
}
