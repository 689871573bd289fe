import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { answerKind, safeHeaders } from '@/core/rules/security/safe-headers';
import type { Log } from '../base/log';
import { processState } from '../base/process-state';
import { isTrusted, type Peer, type TrustedProxies } from '../base/trusted-proxies';
import { peerOf } from './client-address';
import type { NameRoute } from './name-routes';
import { forwardedScheme } from './request-origin';
import type { AppEnvironment } from './route';

interface RequestScope {
  requestId: string;
  /** Address and host as the request itself brought them, which no line of the log may repeat. */
  sent?: readonly string[];
}

export const REQUEST_ID_HEADER = 'x-request-id';

const VALID = /^[\w.:-]{1,64}$/;

const scopes = () => processState('request-scope', () => new AsyncLocalStorage<RequestScope>());

/** The id of a request: a trusted proxy's own where it is valid, else a new one. */
export function requestIdOf(peer: Peer, proxies: TrustedProxies): string {
  const requestId = peer.header(REQUEST_ID_HEADER) ?? '';
  const isBelieved = peer.address === undefined || isTrusted(peer, proxies);
  return isBelieved && VALID.test(requestId) ? requestId : randomUUID();
}

/** Does what answers a request, known by its id from there on, in the calls it makes of our own too. */
export function inRequest<Result>(scope: RequestScope, work: () => Result): Result {
  return scopes().run(scope, work);
}

/** The id of the request that is being answered; undefined where none is. */
export function currentRequestId(): string | undefined {
  return scopes().getStore()?.requestId;
}

/** A text without what the request that is being answered has sent. */
export function withoutSent(text: string): string {
  const sent = scopes().getStore()?.sent ?? [];
  return sent.reduce((rest, one) => (one.length > 1 ? rest.replaceAll(one, '…') : rest), text);
}

/** Log, proxies and routes by which requests are told apart. */
export interface Watch {
  log: Log;
  trustedProxies: TrustedProxies;
  nameRoute: NameRoute;
}

/** Gives every request its id, also calls that a page makes of our own, and every answer its headers. */
export function requestContext(
  { log, trustedProxies, nameRoute }: Watch,
  hasSecureSubdomains: boolean,
): MiddlewareHandler<AppEnvironment> {
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
    for (const [name, value] of safeHeaders({ kind, isSecure, host, hasSecureSubdomains })) {
      if (!headers.has(name)) headers.set(name, value);
    }
    log.debug('call', { requestId, method: c.req.method, route, status });
  };
}
