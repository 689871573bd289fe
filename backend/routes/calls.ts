import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError } from '../errors';
import type { AppEnvironment } from '../http/environment';
import type { Services } from '../services';
import { listCalls } from './list-calls';

const MAX_BODY_BYTES = 1_048_576;

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
