import type { ServerResponse } from 'node:http';
import { HttpError } from '../errors';
import { clientOf, isAnybody } from '../http/client-address';
import { CALLS, PICTURES } from '../http/limit-requests';
import type { Rate } from '../http/rate';
import { rateLimit } from '../http/rate-limit';
import type { Services } from '../services';
import { peerOfRequest } from './peer';
import type { Handler } from './watch-requests';

/** Each costs as much as a few calls, and a person opens a few a minute. */
export const PAGES: Rate = { ...CALLS, name: 'pages' };

const RATES: readonly (readonly [RegExp, Rate | null])[] = [
  // Calls are counted where they are answered, whoever serves them; files of the program cost nothing.
  [/^\/(api\/backend|_next\/static)\//, null],
  [/^\/(healthz|readyz)$/, null],
  // No other name is believed to be a file's: what does not exist costs a page.
  [/^\/_next\/image$/, PICTURES],
];

/** The rate that a request for a page, or for what it shows, is counted against; null where there is none. */
export function rateOfPage(url: string): Rate | null {
  const [path = ''] = url.split('?', 1);
  const found = RATES.find(([pattern]) => pattern.test(path));
  return found ? found[1] : PAGES;
}

/** Counts pages and pictures by the address that asks, as `limitRequests` counts calls, before any is made. */
export function limitPages(handle: Handler, services: Pick<Services, 'rates' | 'config'>): Handler {
  const { trustedProxies } = services.config;
  return async (request, response) => {
    const peer = peerOfRequest(request);
    const rate = isAnybody(peer, trustedProxies) ? null : rateOfPage(request.url ?? '/');
    const client = clientOf(peer, trustedProxies);
    try {
      if (rate) await rateLimit({ services, shop: null, client }, rate);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return refuse(response, error);
    }
    return handle(request, response);
  };
}

/** By a document of its own: the shop's pages are what there was too much of. */
function refuse(response: ServerResponse, { status, message, details }: HttpError): void {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, { ...details.headers, ...headers }).end(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>One moment, please</title><h1>One moment, please</h1><p>${message}</p></html>`,
  );
}
