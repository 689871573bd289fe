import type { IncomingMessage } from 'node:http';
import { metrics } from '@/backend/base/metrics';
import {
  inRequest,
  REQUEST_ID_HEADER,
  requestIdOf,
  type Watch,
} from '@/backend/http/request-context';
import { type Handler, peerOfRequest } from './request';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const MS = 1_000;

/** The address of a request, whole and without its query, and the host it names. */
const sentBy = ({ url = '', headers: { host = '' } }: IncomingMessage): string[] => [
  url,
  url.split('?', 1).join(),
  host,
];

/**
 * Stands before everything: gives each request its id, which answer, log and calls of our own carry, and
 * counts, times and logs it by its route. Neither its address nor anything it was sent is in a line.
 */
export function watchRequests(handle: Handler, { log, trustedProxies, nameRoute }: Watch): Handler {
  return (request, response) => {
    const requestId = requestIdOf(peerOfRequest(request), trustedProxies);
    response.setHeader(REQUEST_ID_HEADER, requestId);
    const route = nameRoute(request.url ?? '/');
    const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other';
    const startedAt = performance.now();
    const { requests, inFlight, durations } = metrics();
    inFlight.inc();
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      const status = response.writableFinished ? response.statusCode : 499;
      inFlight.dec();
      requests.inc({ route, method, status });
      durations.observe({ route, method }, ms / MS);
      log.debug('request', { requestId, method, route, status, ms: Math.round(ms) });
    });
    return inRequest({ requestId, sent: sentBy(request) }, () => handle(request, response));
  };
}
