import { randomBytes, randomInt } from 'node:crypto';
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Slot } from '@/services/server/carried/cut-page';

export type LinkSlot = Extract<Slot, { kind: 'link' }>;
type WriteLink = (slot: LinkSlot) => Buffer;

/** Texts of a page and the links between them, which are compressed together. */
export interface CarriedRun {
  /** All texts, one after the other: a page has too many for objects of their own. */
  bytes: Buffer;
  /** Ends of the texts in them: one more than there are links. */
  ends: Uint32Array;
  links: readonly LinkSlot[];
  /** Templates by the length of what links carry, the latest at the end. */
  templates: Map<number, Template | typeof SEEN | typeof IMPOSSIBLE>;
}

/** A run that is compressed but for what its links carry, of one length: that is put in once, the rest refers to it. */
interface Template {
  start: Buffer;
  rest: Buffer;
}

/** A length that came once: a template costs as much as compressing a run some times. */
const SEEN = 'seen';
const IMPOSSIBLE = 'impossible';

/** Lengths that templates of a run are kept for: advertisements of one kind have keys of one length. */
const MAX_TEMPLATES = 4;

export function createRun(texts: readonly Buffer[], links: readonly LinkSlot[]): CarriedRun {
  const ends = new Uint32Array(texts.length);
  let end = 0;
  texts.forEach(({ length }, place) => {
    end += length;
    ends[place] = end;
  });
  return { bytes: exact(Buffer.concat(texts)), ends, links, templates: new Map() };
}

/** Copies bytes into as much memory as they take: of a part of a page, and of what is compressed, Node holds more. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

/** Proportion of a run to what a template takes of it. */
const GAIN = 8;
/** Bytes of memory for a link. */
const LINK_BYTES = 12;

/** Returns about how much memory a run takes with one template, in bytes. */
export const runSize = ({ bytes, links }: CarriedRun): number =>
  bytes.length + Math.ceil(bytes.length / GAIN) + links.length * LINK_BYTES;

/** Returns the bytes of a run, filled in by `write`. */
export const filledRun = ({ bytes, ends, links }: CarriedRun, write: WriteLink): Buffer =>
  Buffer.concat([
    ...links.flatMap((link, place) => [bytes.subarray(ends[place - 1], ends[place]), write(link)]),
    bytes.subarray(ends[links.length - 1]),
  ]);

/** Ends of parts of a compressed page: each is one of whole bytes. */
const PART = { finishFlush: constants.Z_SYNC_FLUSH };
/** Compression of what is made for each visitor. */
const IN_HASTE = { ...PART, level: constants.Z_BEST_SPEED };
/** Length up to which compressing takes longer than it saves. */
const SHORT_BYTES = 600;
/** An empty block that is the last one. */
export const DEFLATE_END = Buffer.from([3, 0]);

/**
 * Compresses what is sent more often than it is made, as a part of a page, in no more memory than it takes.
 * @param dictionary what comes before it in the page.
 */
export const deflatedWell = (bytes: Buffer, dictionary?: Buffer): Buffer => {
  const options = {
    ...PART,
    level: constants.Z_BEST_COMPRESSION,
    ...(dictionary && { dictionary }),
  };
  return exact(deflateRawSync(bytes, options));
};

/** Compresses what is made for one visitor, as a part of a page. */
export const deflated = (bytes: Buffer): Buffer =>
  bytes.length > SHORT_BYTES ? deflateRawSync(bytes, IN_HASTE) : asItIs(bytes);

/** Returns the bytes of a part of a page that was compressed. */
export const inflated = (part: Buffer): Buffer =>
  inflateRawSync(part, { finishFlush: constants.Z_SYNC_FLUSH });

/** Returns the bytes of a run, filled in by `write`, and the same compressed. The former hold until the next call. */
export function compressedRun(run: CarriedRun, write: WriteLink) {
  const { bytes, text } = fillScratch(run, write);
  const template = text && templateFor(run, text.length);
  return { bytes, parts: template ? partsOf(template, text) : [deflated(bytes)] };
}

const partsOf = ({ start, rest }: Template, text: Buffer): Buffer[] => [start, asItIs(text), rest];

/** A block that is not compressed (RFC 1951, 3.2.4). */
function asItIs(bytes: Buffer): Buffer {
  const block = Buffer.allocUnsafe(5 + bytes.length);
  block.writeUInt8(0);
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(~bytes.length & 0xffff, 3);
  block.set(bytes, 5);
  return block;
}

/** Memory for one run at a time: memory for each would cost as much as compressing it. */
let scratch = Buffer.allocUnsafeSlow(128 * 1024);

/** Returns the bytes of a run and the text that all of its links carry; null where some carry another, or nothing. */
function fillScratch({ bytes, ends, links }: CarriedRun, write: WriteLink) {
  let end = 0;
  const add = (part: Buffer, from: number, to: number): void => {
    reserve(end + to - from, end);
    end += part.copy(scratch, end, from, to);
  };
  const alike = new Set<Buffer>();
  let text: Buffer | null | undefined;
  links.forEach((link, place) => {
    add(bytes, ends[place - 1] ?? 0, ends[place] ?? 0);
    const filled = write(link);
    add(filled, 0, filled.length);
    if (text === null || alike.has(filled)) return;
    alike.add(filled);
    const own = filled.subarray(link.before.length);
    text ??= own;
    // Keys of a link's own are none that it carries.
    if (own.length === 0 || !own.equals(text)) text = null;
  });
  add(bytes, ends[links.length - 1] ?? 0, bytes.length);
  return { bytes: scratch.subarray(0, end), text: text ?? null };
}

function reserve(length: number, used: number): void {
  if (length <= scratch.length) return;
  const larger = Buffer.allocUnsafeSlow(2 * length);
  scratch.copy(larger, 0, 0, used);
  scratch = larger;
}

/** Returns the template of a run for texts of a length, from the second one on; null where there is none. */
function templateFor(run: CarriedRun, length: number): Template | null {
  const { templates } = run;
  const earlier = templates.get(length);
  const template = earlier === SEEN ? createTemplate(run, length) : (earlier ?? SEEN);
  templates.delete(length);
  templates.set(length, template);
  if (templates.size > MAX_TEMPLATES) templates.delete([...templates.keys()][0] ?? 0);
  return typeof template === 'string' ? null : template;
}

/**
 * Compresses a run with a text of random bytes in its links. By chance the page has some of those too, and one is written
 * by the other: so it is tried with a text that differs in every byte.
 */
function createTemplate(run: CarriedRun, length: number): Template | typeof IMPOSSIBLE {
  const standIn = randomBytes(length);
  const other = Buffer.from(standIn.map((byte) => byte + 1 + randomInt(255)));
  const body = filledRun(run, carrying(standIn));
  const start = (run.ends[0] ?? 0) + (run.links[0]?.before.length ?? 0);
  const end = start + length;
  const template = {
    start: deflatedWell(body.subarray(0, start)),
    rest: deflatedWell(body.subarray(end), body.subarray(0, end)),
  };
  const filled = inflated(Buffer.concat(partsOf(template, other)));
  return filled.equals(filledRun(run, carrying(other))) ? template : IMPOSSIBLE;
}

const carrying =
  (text: Buffer): WriteLink =>
  ({ before }) =>
    Buffer.concat([Buffer.from(before), text]);
