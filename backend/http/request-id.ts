import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { processState } from '../base/process-state';
import { isTrusted, type Peer, type TrustedProxies } from '../base/trusted-proxies';

interface RequestScope {
  requestId: string;
}

export const REQUEST_ID_HEADER = 'x-request-id';

const VALID = /^[\w.:-]{1,64}$/;

const scopes = () => processState('request-scope', () => new AsyncLocalStorage<RequestScope>());

/** The id of a request: a trusted proxy's own where it is sound, else a new one. */
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
