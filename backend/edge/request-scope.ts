import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from '../process-state';

interface RequestScope {
  requestId: string;
}

const scopes = () => processState('request-scope', () => new AsyncLocalStorage<RequestScope>());

/** Does whatever answers a request, known by its id from there on, in the calls it makes of our own too. */
export function inRequest<Result>(scope: RequestScope, work: () => Result): Result {
  return scopes().run(scope, work);
}

/** The id of the request that is being answered; undefined where none is. */
export function currentRequestId(): string | undefined {
  return scopes().getStore()?.requestId;
}
