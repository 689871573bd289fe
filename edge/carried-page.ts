import { crc32, gunzipSync } from 'node:zlib';
import type { CutPage, Slot } from '@/services/server/carried/cut-page';
import { type SlotContext, slotFiller } from '@/services/server/carried/fill-slot';
import {
  type CarriedRun,
  compressedRun,
  createRun,
  DEFLATE_END,
  deflated,
  deflatedWell,
  filledRun,
  inflated,
  type LinkSlot,
  runSize,
} from './carried-run';

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

/** Bytes that everybody gets, compressed. */
interface Still {
  deflated: Buffer;
  length: number;
  /** CRC-32 of the bytes. */
  sum: number;
}

type WriteSlot = (slot: Slot) => Buffer;

type Part = Still | CarriedRun | Slot;

/** A page as it waits for what each visitor's links carry. */
export interface FillablePage {
  parts: readonly Part[];
  /** Bytes of memory. */
  size: number;
}

/** Length from which on a text between links is compressed by itself, once: shorter ones gain by those around them. */
const LONG_BYTES = 4096;
const NOTHING = Buffer.alloc(0);

/** Opens a page that was filled in, given its compressed body. */
export function toFillable(zipped: Buffer, filled: readonly FilledSlot[]): FillablePage {
  const body = gunzipSync(zipped);
  const list = createPartList();
  let from = 0;
  for (const { slot, start, end } of filled) {
    list.addText(body.subarray(from, start));
    list.addSlot(slot);
    from = end;
  }
  list.addText(body.subarray(from));
  const parts = list.end();
  return { parts, size: parts.reduce((sum, part) => sum + sizeOf(part), 0) };
}

/** Puts texts and slots, which come in turn, into parts of a page. */
function createPartList() {
  const parts: Part[] = [];
  let texts: Buffer[] = [];
  let links: LinkSlot[] = [];
  const endRun = (): void => {
    if (links.length > 0) parts.push(createRun(texts, links));
    else parts.push(...texts.filter((text) => text.length > 0).map(still));
    [texts, links] = [[], []];
  };
  return {
    addText: (text: Buffer): void => {
      if (text.length < LONG_BYTES) return void texts.push(text);
      texts.push(NOTHING);
      endRun();
      parts.push(still(text));
      texts.push(NOTHING);
    },
    addSlot: (slot: Slot): void => {
      if (slot.kind === 'link') return void links.push(slot);
      endRun();
      parts.push(slot);
    },
    end: (): Part[] => {
      endRun();
      return parts;
    },
  };
}

function sizeOf(part: Part): number {
  if ('deflated' in part) return part.deflated.length;
  return 'links' in part ? runSize(part) : 0;
}

const still = (bytes: Buffer): Still => ({
  deflated: deflatedWell(bytes),
  length: bytes.length,
  sum: crc32(bytes),
});

/** Returns the bytes of a page, filled in by `write`. */
export const filledBody = ({ parts }: FillablePage, write: WriteSlot): Buffer =>
  Buffer.concat(
    parts.map((part) => {
      if ('kind' in part) return write(part);
      return 'links' in part ? filledRun(part, write) : inflated(part.deflated);
    }),
  );

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * Returns the same as gzip. Parts are compressed by themselves and put together, each ending on a whole byte. Browsers
 * read one member alone, so it has one, with one sum.
 */
export function filledGzip({ parts }: FillablePage, write: WriteSlot): Buffer {
  const output: Buffer[] = [GZIP_HEAD];
  let sum = 0;
  let size = 0;
  const add = (bytes: Buffer, ...compressed: readonly Buffer[]): void => {
    sum = crc32(bytes, sum);
    size += bytes.length;
    output.push(...compressed);
  };
  for (const part of parts) {
    if ('deflated' in part) {
      sum = sumWith(part, sum);
      size += part.length;
      output.push(part.deflated);
    } else if ('links' in part) {
      const run = compressedRun(part, write);
      add(run.bytes, ...run.parts);
    } else {
      const bytes = write(part);
      add(bytes, deflated(bytes));
    }
  }
  return Buffer.concat([...output, DEFLATE_END, gzipTail(sum, size)]);
}

/** Returns a CRC-32 with that of further bytes: by the rules of its sums it is moved on over as many zeros, and both are added. */
function sumWith(next: Pick<Still, 'length' | 'sum'>, sum: number): number {
  if (next.length > zeros.length) zeros = Buffer.alloc(2 * next.length);
  const moved = ~crc32(zeros.subarray(0, next.length), ~sum >>> 0);
  return (moved ^ next.sum) >>> 0;
}

let zeros = Buffer.alloc(64 * 1024);

function gzipTail(sum: number, size: number): Buffer {
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(size >>> 0, 4);
  return tail;
}
