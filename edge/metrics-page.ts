import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { metrics } from '@/backend/base/metrics';
import type { Handler } from './request';

const PATH = /^\/metrics(\?|$)/;
const BEARER = /^Bearer (\S+)$/;

/**
 * `/metrics` in Prometheus' text format, for whoever has the token. To everybody else, and to all where none is
 * set, it is an address like any other that does not exist: a proxy in front cannot be told from this machine.
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

function mayRead({ method = '', headers }: IncomingMessage, token: string | undefined): boolean {
  if (!token || !['GET', 'HEAD'].includes(method)) return false;
  return isSame(BEARER.exec(headers.authorization ?? '')?.[1] ?? '', token);
}

/** Compares in a time that tells nothing of either. */
function isSame(actual: string, token: string): boolean {
  const [one, other] = [actual, token].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
