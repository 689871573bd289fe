import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientOf, isAnybody } from '@/backend/http/client-address';
import { type ClientError, clientError } from '@/backend/http/http-error';
import { CALLS, PICTURES } from '@/backend/http/limit-requests';
import * as messages from '@/backend/limits/messages';
import { rateLimit } from '@/backend/limits/rate-limit';
import type { Rate } from '@/backend/limits/rates';
import type { Services } from '@/backend/services/services';
import { HEALTH_PATHS } from './health';
import { type Handler, peerOfRequest } from './request';

/** Each costs as much as a few calls, and a person opens a few a minute. */
export const PAGES: Rate = { ...CALLS, name: 'pages' };

/** Checks a path for a file of the program. */
export type IsFile = (path: string) => boolean;
type PageRequest = Pick<IncomingMessage, 'url' | 'method' | 'headers'>;

/** Calls are counted where they are answered, whoever serves them. */
const CALL = /^\/api\/backend\//;
/** Headers by which a request for an existing file may end in a page. */
const CONDITIONS = ['range', 'if-match', 'if-unmodified-since'];

/**
 * The rate that a request for a page, or for what it shows, is counted against; null where there is none. No
 * name is believed: whatever ends in a page costs one, such as a file of the program that does not exist.
 */
export function rateOfPage(request: PageRequest, isFile: IsFile): Rate | null {
  const [path = ''] = (request.url ?? '/').split('?', 1);
  if (HEALTH_PATHS.includes(path) || (CALL.test(path) && isReadable(path))) return null;
  if (isFile(path) && isPlain(request)) return null;
  return path === '/_next/image' ? PICTURES : PAGES;
}

const isPlain = ({ method = '', headers }: PageRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && !CONDITIONS.some((name) => name in headers);

/** Returns true if the escapes decode to text; else a page answers before the backend. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Counts pages and pictures by the address that asks, as `limitRequests` counts calls, before any is made. */
export function limitPages(
  handle: Handler,
  services: Pick<Services, 'rates' | 'config'>,
  isFile: IsFile,
): Handler {
  const { trustedProxies } = services.config;
  return async (request, response) => {
    const peer = peerOfRequest(request);
    const rate = isAnybody(peer, trustedProxies) ? null : rateOfPage(request, isFile);
    const client = clientOf(peer, trustedProxies);
    try {
      if (rate) await rateLimit({ services, client }, rate);
    } catch (error) {
      const clientFault = clientError(error);
      if (!clientFault) throw error;
      return refuse(response, clientFault);
    }
    return handle(request, response);
  };
}

/** Answers with a document of its own: the shop's pages are what there was too much of. */
export function refuse(
  response: ServerResponse,
  { status, body, headers: own }: ClientError,
): void {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, { ...own, ...headers }).end(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>${messages.oneMoment}</title><h1>${messages.oneMoment}</h1><p>${body.message}</p></html>`,
  );
}
