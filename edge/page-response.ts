import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, gunzipSync, gzip, gzipSync } from 'node:zlib';
import { namesTag } from '@/core/rules/security/entity-tag';
import { POLICY_HEADER } from '@/services/server/page-policy';

/** Encodings that the server compresses with. */
export type Encoding = 'br' | 'gzip';

/** Named, and not refused by a quality of nothing. */
const named = (encoding: Encoding) =>
  new RegExp(`(^|[\\s,])${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i');
const NAMED: Record<Encoding, RegExp> = { br: named('br'), gzip: named('gzip') };
/** Takes less than half as long as the usual level, for a page that is an eighth larger. */
const IN_HASTE = { level: constants.Z_BEST_SPEED };
const WORTH_COMPRESSING_BYTES = 1000;

export const takes = ({ headers }: IncomingMessage, encoding: Encoding): boolean =>
  NAMED[encoding].test(headers['accept-encoding'] ?? '');

/** Size from which on a page keeps the others waiting while it is compressed. */
const LARGE_BYTES = 256 * 1024;

/** Compresses at once: a page takes a quarter of a millisecond, as long as it takes to have another thread do it. */
function sendCompressed(response: ServerResponse, body: Buffer): void {
  if (body.length < LARGE_BYTES) {
    sendBody(response, gzipSync(body, IN_HASTE), true);
    return;
  }
  promisify(gzip)(body, IN_HASTE).then(
    (zipped) => sendBody(response, zipped, true),
    () => response.destroy(),
  );
}

/** Compresses what is sent often, in no more memory than it takes. */
export const compressWell = async (body: Buffer): Promise<Buffer> =>
  Buffer.from(body.length < LARGE_BYTES ? gzipSync(body) : await promisify(gzip)(body));

const isWorthCompressing = (body: Buffer): boolean => body.length >= WORTH_COMPRESSING_BYTES;

/** Names a page for the browser, which may keep it for going back to and asks before it shows it again. */
export function setCacheHeaders(response: ServerResponse, tag: string): void {
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('ETag', tag);
}

/** The page that the browser has keeps the policy that it came with: what is sent now would replace it. */
export function sendUnchanged(response: ServerResponse, tag: string): void {
  response.removeHeader(POLICY_HEADER);
  setCacheHeaders(response, tag);
  response.setHeader('Vary', 'Accept-Encoding');
  response.statusCode = 304;
  response.end();
}

interface MadePage {
  body: Buffer;
  /** Undefined for what no browser may keep. */
  tag: string | undefined;
  hasGzip: boolean;
}

/** Sends a page that was just made; its tag alone where the browser has it, of another process or an earlier run. */
export function sendMade(
  request: IncomingMessage,
  response: ServerResponse,
  { body, tag, hasGzip }: MadePage,
): void {
  if (tag !== undefined && namesTag(request.headers['if-none-match'], tag)) {
    sendUnchanged(response, tag);
    return;
  }
  if (tag !== undefined) setCacheHeaders(response, tag);
  if (hasGzip && isWorthCompressing(body)) sendCompressed(response, body);
  else sendBody(response, body, false);
}

/** Sends a body that is at hand compressed. */
export function sendPage(response: ServerResponse, zipped: Buffer, isZipped: boolean): void {
  sendBody(response, isZipped ? zipped : gunzipSync(zipped), isZipped);
}

export function sendBody(response: ServerResponse, body: Buffer, isZipped: boolean): void {
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Length', body.length);
  if (isZipped) response.setHeader('Content-Encoding', 'gzip');
  if (body.length < LARGE_BYTES) response.end(body);
  // A reader who leaves needs no more of it.
  else pipeline(Readable.from(piecesOf(body)), response, () => undefined);
}

const PIECE_BYTES = 64 * 1024;

/** Parts of a large body: handed to the system at once it would keep the process from all else. */
function* piecesOf(body: Buffer): Generator<Buffer> {
  for (let start = 0; start < body.length; start += PIECE_BYTES) {
    yield body.subarray(start, start + PIECE_BYTES);
  }
}
