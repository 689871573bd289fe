import type { Context } from 'hono';
import { HttpError } from './http-error';
import * as messages from './messages';

const MEBIBYTE = 1_048_576;

export const MAX_BODY_BYTES = MEBIBYTE;
/** An admin sends whole layouts. */
export const MAX_ADMIN_BODY_BYTES = 4 * MEBIBYTE;

/** The body of a request as text; no more is read than is allowed. @throws HttpError 413 where it is longer. */
export async function readText(c: Context, maxBytes: number): Promise<string> {
  const length = c.req.header('content-length');
  const isStated = length !== undefined && c.req.header('transfer-encoding') === undefined;
  if (isStated && Number(length) > maxBytes) throw tooLarge(maxBytes);
  return isStated ? c.req.text() : readPieces(c.req.raw.body, maxBytes);
}

async function readPieces(body: ReadableStream<Uint8Array> | null, maxBytes: number) {
  const reader = body?.getReader();
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    bytes += next.value.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    pieces.push(next.value);
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}

const tooLarge = (maxBytes: number) => new HttpError(413, messages.tooLarge(maxBytes / MEBIBYTE));
