import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { createLog } from './base/log';
import { isDatabaseUnavailable } from './http/error-response';
import * as messages from './http/messages';
import { getBackend } from './runtime';

/** The backend's own log may not be there: what failed may be its start. */
const failures = createLog({ level: 'error' });

const listen = getRequestListener(
  async (request, bindings) => {
    const { app } = await getBackend();
    return app.fetch(request, bindings);
  },
  { overrideGlobalObjects: false, errorHandler: answerFailedStart },
);

/** Headers that Next adds where a request has none: client and host that nobody has named. */
const MADE_UP = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'];

/** Hands a Node request to the process's backend, its path without the base path it came below. */
export function serveBelow(basePath: string, request: IncomingMessage, response: ServerResponse) {
  leaveAsSent(request);
  if (request.url?.startsWith(basePath)) request.url = request.url.slice(basePath.length) || '/';
  return Promise.resolve(listen(request, response));
}

function leaveAsSent({ headers, rawHeaders }: IncomingMessage): void {
  // Names and values take turns: a value that reads like a name is none.
  const names = rawHeaders.filter((_, at) => at % 2 === 0);
  const sent = new Set(names.map((name) => name.toLowerCase()));
  for (const name of MADE_UP) if (!sent.has(name)) delete headers[name];
}

/** The app answers its own errors; what arrives here kept it from starting, or is no request. */
function answerFailedStart(error: unknown): Response {
  if (error instanceof RequestError) return answer(400, messages.unreadable);
  failures.error('the backend could not answer', { error });
  return isDatabaseUnavailable(error)
    ? answer(503, messages.databaseUnavailable)
    : answer(500, messages.cannotStart);
}

function answer(status: number, message: string): Response {
  const headers = { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '2' }) };
  return Response.json({ status, message }, { status, headers });
}
