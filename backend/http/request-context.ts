import type { MiddlewareHandler } from 'hono';
import { answerKind, safeHeaders } from '@/core/rules/security/safe-headers';
import type { Log } from '../base/log';
import type { TrustedProxies } from '../base/trusted-proxies';
import { peerOf } from './client-address';
import type { AppEnvironment } from './environment';
import type { NameRoute } from './name-routes';
import { currentRequestId, REQUEST_ID_HEADER, requestIdOf } from './request-id';
import { forwardedScheme } from './request-origin';

interface Parts {
  log: Log;
  trustedProxies: TrustedProxies;
  nameRoute: NameRoute;
}

/**
 * Gives every request the id that it came in with, be it a page's that makes calls of our own, and answers
 * with it and with the headers that every answer has.
 */
export function requestContext(parts: Parts): MiddlewareHandler<AppEnvironment> {
  const { log, trustedProxies, nameRoute } = parts;
  return async (c, next) => {
    const peer = peerOf(c);
    const requestId = currentRequestId() ?? requestIdOf(peer, trustedProxies);
    const host = c.req.header('host');
    const kind = answerKind(c.req.path) === 'picture' ? 'picture' : 'call';
    const isSecure = forwardedScheme(peer, trustedProxies) === 'https';
    const route = nameRoute(c.req.path);
    c.set('requestId', requestId);
    c.set('route', route);
    await next();
    const { headers, status } = c.res;
    headers.set(REQUEST_ID_HEADER, requestId);
    for (const [name, value] of safeHeaders({ kind, isSecure, host })) {
      if (!headers.has(name)) headers.set(name, value);
    }
    log.debug('call', { requestId, method: c.req.method, route, status });
  };
}
