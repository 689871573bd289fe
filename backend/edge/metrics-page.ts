import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLocalHost, normaliseHost } from '@/core/rules/host';
import { metrics } from '../metrics';
import { peerOfRequest } from './peer';
import type { Handler } from './watch-requests';

const PATH = /^\/metrics(\?|$)/;
const BEARER = /^Bearer (\S+)$/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/**
 * `/metrics` in Prometheus' text format, for whoever has the token or, where none is set, asks from this very
 * machine and for it, not through a proxy. To everybody else it is an address like any other that does not
 * exist.
 */
export function withMetrics(handle: Handler, token: string | undefined): Handler {
  return async (request, response) => {
    if (!PATH.test(request.url ?? '') || !mayRead(request, token)) return handle(request, response);
    const { registry } = metrics();
    const text = await registry.metrics();
    const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : text);
  };
}

function mayRead(request: IncomingMessage, token: string | undefined): boolean {
  const { method = '', headers } = request;
  if (!['GET', 'HEAD'].includes(method)) return false;
  if (token) return isSame(BEARER.exec(headers.authorization ?? '')?.[1] ?? '', token);
  const { address = '' } = peerOfRequest(request);
  const isDirect = FORWARDED.every((name) => headers[name] === undefined);
  return LOOPBACK.test(address) && isDirect && isLocalHost(normaliseHost(headers.host));
}

/** In a time that tells nothing of either. */
function isSame(given: string, token: string): boolean {
  const [one, other] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
