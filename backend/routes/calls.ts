import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Call } from '@/core/calls/call';
import { contract } from '@/core/calls/contract.schema';
import { HttpError } from '../errors';
import type { AppEnvironment } from '../http/environment';
import type { Route } from '../http/serve-call';
import type { Services } from '../services';
import { served } from './served';

const MAX_BODY_BYTES = 1_048_576;

/** A call of the contract by its area and name, and its route where it is served. */
interface ListedCall {
  area: string;
  name: string;
  call: Call;
  route: Route | undefined;
}

/** The whole contract as one list. */
export function listCalls(): ListedCall[] {
  const routes: Record<string, Record<string, Route>> = served;
  return Object.entries(contract).flatMap(([area, { calls }]) =>
    Object.entries<Call>(calls).map(([name, call]) => ({
      area,
      name,
      call,
      route: routes[area]?.[name],
    })),
  );
}

/** Puts every call of the contract at its path, those not built yet included. */
export function addCalls(app: Hono<AppEnvironment>, services: Services): void {
  for (const { call, route } of listCalls()) {
    const handle = route?.(call, services) ?? answerNotBuilt;
    if (call.method === 'GET') app.get(call.path, handle);
    else app.post(call.path, limitBody, handle);
  }
}

const limitBody: MiddlewareHandler = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new HttpError(413, 'The request is larger than 1 MB.');
  },
});

async function answerNotBuilt(): Promise<Response> {
  throw new HttpError(501, 'This call is not built yet.');
}
