import { randomBytes } from 'node:crypto';
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Slot } from '@/services/server/carried/cut-page';

export type LinkSlot = Extract<Slot, { kind: 'link' }>;
type WriteLink = (slot: LinkSlot) => Buffer;

/** Texts of a page and the links between them, which are compressed together. */
export interface CarriedRun {
  /** Texts around the links: one more than there are links. */
  texts: readonly Buffer[];
  links: readonly LinkSlot[];
  templates: LRUCache<number, Template | typeof SEEN | typeof IMPOSSIBLE>;
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

export const createRun = (texts: Buffer[], links: LinkSlot[]): CarriedRun => ({
  ...{ texts, links },
  templates: new LRUCache({ max: MAX_TEMPLATES }),
});

/** Proportion of a run to what it takes compressed, roughly. */
const GAIN = 8;

/** Returns how much memory a run may take with its templates, in bytes. */
export function runSize({ texts }: CarriedRun): number {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return length + Math.ceil(length / GAIN) * MAX_TEMPLATES;
}

/** Returns the bytes of a run, filled in by `write`. */
export const filledRun = ({ texts, links }: CarriedRun, write: WriteLink): Buffer =>
  Buffer.concat(
    texts.flatMap((text, place) => [text, ...links.slice(place, place + 1).map(write)]),
  );

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
  return Buffer.from(deflateRawSync(bytes, options));
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

/** Returns the bytes of a run and the text that all of its links carry; null where some carry less, or nothing. */
function fillScratch({ texts, links }: CarriedRun, write: WriteLink) {
  let end = 0;
  const add = (bytes: Buffer): void => {
    reserve(end + bytes.length, end);
    scratch.set(bytes, end);
    end += bytes.length;
  };
  let text: Buffer | null | undefined;
  texts.forEach((between, place) => {
    add(between);
    const link = links[place];
    if (!link) return;
    const bytes = write(link);
    add(bytes);
    const length = bytes.length - link.before.length;
    if (text === undefined && length > 0) text = bytes.subarray(link.before.length);
    // What carries less lacks some of the keys.
    else if (text?.length !== length) text = null;
  });
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
  const earlier = run.templates.get(length);
  const template = earlier === SEEN ? createTemplate(run, length) : (earlier ?? SEEN);
  if (template !== earlier) run.templates.set(length, template);
  return typeof template === 'string' ? null : template;
}

/** Compresses a run with a text that no page has: nothing else in it can refer to that, nor that to anything. */
function createTemplate(run: CarriedRun, length: number): Template | typeof IMPOSSIBLE {
  const [standIn, other] = [randomBytes(length), randomBytes(length)];
  const body = filledRun(run, carrying(standIn));
  const start = (run.texts[0]?.length ?? 0) + (run.links[0]?.before.length ?? 0);
  const end = start + length;
  const template = {
    start: deflatedWell(body.subarray(0, start)),
    rest: deflatedWell(body.subarray(end), body.subarray(0, end)),
  };
  const parts = partsOf(template, other);
  // By chance, or where a text is long, some of it stands there by itself.
  const isWhole = inflated(Buffer.concat(parts)).equals(filledRun(run, carrying(other)));
  return isWhole ? template : IMPOSSIBLE;
}

const carrying =
  (text: Buffer): WriteLink =>
  ({ before }) =>
    Buffer.concat([Buffer.from(before), text]);
