import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { processState } from '@/backend/process-state';
import { designCalls } from '@/core/calls/design';
import { sendCall } from '../send-call';
import { serverClient } from './backend-client';
import { copyBody } from './copy-body';
import { toOriginForm } from './origin-form';
import { domainOf } from './page-origin';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface KeptPage {
  /** The state of the shop that it was made from. */
  stamp: string;
  etag: string;
  contentType: string;
  /** Compressed. */
  body: Buffer;
}

const MAX_BYTES = 16 * 1024 * 1024;
/** Addresses remembered from their first request: a page is kept from its second on. */
const MAX_NOTED_CHARACTERS = 2 * 1024 * 1024;
const ENTRY_OVERHEAD_BYTES = 500;
const MAX_ADDRESS_LENGTH = 2000;
/** The backend, the editor, health and built files: nothing there is a shopper's page. */
const OTHER_PATHS = /^\/(api\/|design\b|healthz\b|readyz\b|_next\/(?!data\/))/;
/** The renderer may also send deflate, which few ask for: such a page is not kept. */
const KEPT_ENCODINGS: readonly unknown[] = [undefined, 'gzip'];
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

const compress = promisify(gzip);
const decompress = promisify(gunzip);
const keepable = () => processState('keepable-pages', () => new WeakSet<ServerResponse>());

/** Says of a page under way that it is the same for every shopper, so that it may be kept. */
export function markKeepable(response: ServerResponse): void {
  keepable().add(response);
}

/**
 * Keeps finished pages in front of a handler. A shopper's page holds nothing personal, so it is the
 * same for everybody until its shop changes. Only what is asked for again is kept, so that addresses
 * nobody asks for twice cost nothing. The shop's state is asked for with every request: what is
 * sent is never stale, and a page whose state cannot be had is made anew.
 */
export function withPageCache(handle: Handler): Handler {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, address) => body.length + address.length + ENTRY_OVERHEAD_BYTES,
  });

  const noted = new LRUCache<string, true>({
    maxSize: MAX_NOTED_CHARACTERS,
    sizeCalculation: (_, address) => address.length,
  });

  return async (request, response) => {
    toOriginForm(request);
    const address = addressOf(request);
    const stamp = address ? await shopStamp(request) : null;
    if (!address || !stamp) return handle(request, response);

    const kept = pages.get(address);
    if (kept?.stamp === stamp) return sendPage(kept, request, response);

    if (!noted.has(address)) {
      noted.set(address, true);
      return handle(request, response);
    }
    const bodyOf = copyBody(response);
    response.once('finish', async () => {
      if (!isKeepable(response)) return;
      pages.set(address, await toKeptPage(response, bodyOf(), stamp, address));
    });
    return handle(request, response);
  };
}

function isKeepable(response: ServerResponse): boolean {
  const isKeptEncoding = KEPT_ENCODINGS.includes(response.getHeader('content-encoding'));
  return response.statusCode === 200 && isKeptEncoding && keepable().has(response);
}

function addressOf({ method, url = '', headers }: IncomingMessage): string | null {
  const address = `${headers.host ?? ''} ${url}`;
  const isPage = method === 'GET' && !OTHER_PATHS.test(url);
  return isPage && address.length <= MAX_ADDRESS_LENGTH ? address : null;
}

/** The shop's state as the entity tag of an answer that depends on all of it; null when away. */
async function shopStamp(request: IncomingMessage): Promise<string | null> {
  const domain = domainOf(request);
  const answer = await sendCall(serverClient(), designCalls.domainInfo, { domain }).catch(
    () => null,
  );
  const etag: unknown = answer?.headers.etag;
  return answer?.status === 200 && typeof etag === 'string' ? etag : null;
}

async function toKeptPage(
  response: ServerResponse,
  sent: Buffer,
  stamp: string,
  address: string,
): Promise<KeptPage> {
  const isCompressed = response.getHeader('content-encoding') === 'gzip';
  const identity = createHash('sha1').update(`${stamp} ${address}`).digest('base64url');
  return {
    stamp,
    etag: `W/"${identity}"`,
    contentType: String(response.getHeader('content-type')),
    body: isCompressed ? sent : await compress(sent),
  };
}

async function sendPage(
  page: KeptPage,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('ETag', page.etag);
  response.setHeader('Cache-Control', PAGE_CACHE_CONTROL);
  response.setHeader('Vary', 'Accept-Encoding');
  if (headers['if-none-match'] === page.etag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', page.contentType);
  const isCompressed = TAKES_GZIP.test(headers['accept-encoding'] ?? '');
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  response.end(isCompressed ? page.body : await decompress(page.body));
}

/** A browser may keep a page for going back to, and asks before it shows it again. */
export const PAGE_CACHE_CONTROL = 'private, no-cache';
