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
  type LinkSlot,
  templateBytes,
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

/** Bytes that everybody gets, with their compressed form. */
interface Still {
  bytes: Buffer;
  deflated: Buffer;
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
  const parts: Part[] = [];
  let texts: Buffer[] = [];
  let links: LinkSlot[] = [];
  const endRun = (): void => {
    if (links.length > 0) parts.push(createRun(texts, links));
    else parts.push(...texts.filter((text) => text.length > 0).map(still));
    texts = [];
    links = [];
  };
  const addText = (text: Buffer): void => {
    if (text.length < LONG_BYTES) {
      texts.push(text);
      return;
    }
    texts.push(NOTHING);
    endRun();
    parts.push(still(text));
    texts.push(NOTHING);
  };
  let from = 0;
  for (const { slot, start, end } of filled) {
    addText(body.subarray(from, start));
    from = end;
    if (slot.kind === 'link') {
      links.push(slot);
    } else {
      endRun();
      parts.push(slot);
    }
  }
  addText(body.subarray(from));
  endRun();
  return { parts, size: parts.reduce((sum, part) => sum + sizeOf(part), body.length) };
}

/** Returns how much memory a part takes beside the page itself. */
function sizeOf(part: Part): number {
  if ('deflated' in part) return part.deflated.length;
  return 'links' in part ? templateBytes(part) : 0;
}

const still = (bytes: Buffer): Still => ({ bytes, deflated: deflatedWell(bytes) });

/** Returns the bytes of a page, filled in by `write`. */
export const filledBody = ({ parts }: FillablePage, write: WriteSlot): Buffer =>
  Buffer.concat(
    parts.map((part) => {
      if ('kind' in part) return write(part);
      return 'links' in part ? filledRun(part, write) : part.bytes;
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
      add(part.bytes, part.deflated);
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

function gzipTail(sum: number, size: number): Buffer {
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(size >>> 0, 4);
  return tail;
}
