import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { processState } from '@/backend/process-state';
import { designCalls } from '@/core/calls/design';
import { namesTag } from '@/core/rules/entity-tag';
import { sendCall } from '../send-call';
import { serverClient } from './backend-client';
import { holdBack } from './hold-back';
import { toOriginForm } from './origin-form';
import { domainOf } from './page-origin';
import {
  compress,
  FRAME_HEADER,
  isWorthCompressing,
  type Page,
  POLICY_HEADER,
  sendBody,
  sendPage,
  sendUnchanged,
  setCacheHeaders,
  takes,
} from './page-response';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Told of every page that is asked for: whether it was kept, or the browser had it. */
export type PageCount = (result: 'hit' | 'miss' | 'unchanged') => void;

const MAX_BYTES = 16 * 1024 * 1024;
/** Addresses remembered from their first request: a page is kept from its second on. */
const MAX_NOTED_CHARACTERS = 2 * 1024 * 1024;
const ENTRY_OVERHEAD_BYTES = 500;
const MAX_ADDRESS_LENGTH = 2000;
/** The backend, the editor, health, built files and files by their name: none is a shopper's page. */
const OTHER_PATHS =
  /^\/(api\/|design(?=[/?]|$)|shield-proxy|healthz\b|readyz\b|_next\/(?!data\/)|(?!_next\/)[^?]*\.\w+(\?|$))/;

const KEPT_HEADERS = ['Content-Type', POLICY_HEADER, FRAME_HEADER];

const keepable = () => processState('keepable-pages', () => new WeakSet<ServerResponse>());

/**
 * Says of a page under way that it is the same for every shopper: once it has been made, the browser and
 * this server may keep it.
 */
export function markKeepable(response: ServerResponse): void {
  keepable().add(response);
}

/**
 * Keeps finished pages in front of a handler. A shopper's page holds nothing personal, so it is the
 * same for everybody until its shop changes. Only what is asked for again is kept, so that addresses
 * nobody asks for twice cost nothing. The shop's state is asked for with every request: what is
 * sent is never stale, and a page whose state cannot be had is made anew. Tells of every page asked for.
 */
export function withPageCache(handle: Handler, onAsked: PageCount = () => undefined): Handler {
  const pages = new LRUCache<string, Page>({
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

    const tag = entityTag(stamp, address);
    if (namesTag(request.headers['if-none-match'], tag)) {
      onAsked('unchanged');
      return sendUnchanged(response, tag);
    }
    const hasGzip = takes(request, 'gzip');
    const kept = pages.get(address);
    onAsked(kept?.tag === tag ? 'hit' : 'miss');
    if (kept?.tag === tag) return sendPage(response, kept, hasGzip);

    const isAskedAgain = noted.has(address);
    noted.set(address, true);
    // Compressed here and at once: the handler does it piece by piece, at twice the cost.
    request.headers['accept-encoding'] = 'identity';
    holdBack(response, (body) => {
      const isGood = response.statusCode === 200 && keepable().has(response);
      const isKept = isGood && isAskedAgain;
      const isZipped = hasGzip && isWorthCompressing(body);
      const zipped = isKept || isZipped ? compress(body) : body;
      if (isGood) setCacheHeaders(response, tag);
      sendBody(response, isZipped ? zipped : body, isZipped);
      if (isKept) pages.set(address, { tag, headers: headersOf(response), body: zipped });
    });
    return handle(request, response);
  };
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

/** Names a page by all it depends on; the stamp stands for the shop's state and the running program. */
function entityTag(stamp: string, address: string): string {
  return `W/"${createHash('sha1').update(`${stamp} ${address}`).digest('base64url')}"`;
}

/** What goes with a page whenever it is sent. */
function headersOf(response: ServerResponse): Page['headers'] {
  return KEPT_HEADERS.flatMap((name) => {
    const value = response.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
}
