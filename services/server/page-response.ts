import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
/** Two thirds of the usual level's time, for a page that is 3% larger. */
const GZIP_LEVEL = 4;
const WORTH_COMPRESSING_BYTES = 1000;

export interface Page {
  /** Its entity tag, which changes with the state of its shop. */
  tag: string;
  contentType: string;
  /** Compressed. */
  body: Buffer;
}

export function takesGzip({ headers }: IncomingMessage): boolean {
  return TAKES_GZIP.test(headers['accept-encoding'] ?? '');
}

export function compress(body: Buffer): Promise<Buffer> {
  return promisify(gzip)(body, { level: GZIP_LEVEL });
}

/** Whether a body that has been held back should be compressed, and still can be. */
export function isWorthCompressing(response: ServerResponse, body: Buffer): boolean {
  return body.length >= WORTH_COMPRESSING_BYTES && !response.headersSent;
}

/** Names a page for the browser, which may keep it for going back to and asks before it shows it again. */
export function setCacheHeaders(response: ServerResponse, tag: string | undefined): void {
  response.setHeader('Cache-Control', 'private, no-cache');
  if (tag) response.setHeader('ETag', tag);
}

export function sendUnchanged(response: ServerResponse, tag: string): void {
  setCacheHeaders(response, tag);
  response.setHeader('Vary', 'Accept-Encoding');
  response.statusCode = 304;
  response.end();
}

export async function sendPage(response: ServerResponse, page: Page, isZipped: boolean) {
  setCacheHeaders(response, page.tag);
  response.setHeader('Content-Type', page.contentType);
  sendBody(response, isZipped ? page.body : await promisify(gunzip)(page.body), isZipped);
}

export function sendBody(response: ServerResponse, body: Buffer, isZipped: boolean): void {
  if (!response.headersSent) {
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Content-Length', body.length);
    if (isZipped) response.setHeader('Content-Encoding', 'gzip');
  }
  response.end(body);
}
