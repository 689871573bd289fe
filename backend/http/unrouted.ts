import type { Hono } from 'hono';
import { notFound } from '../base/errors';
import type { AppEnvironment } from './environment';
import type { ErrorResponse } from './error-response';
import { HttpError } from './http-error';
import * as messages from './messages';

/** Answers what no route took: 405 with the methods of a known path, else 404. Add it last. */
export function addUnrouted(app: Hono<AppEnvironment>, respond: ErrorResponse): void {
  for (const [path, methods] of methodsByPath(app)) {
    app.all(path, () => {
      const allow = [...methods].join(', ');
      throw new HttpError(405, messages.otherMethod(allow), { headers: { allow } });
    });
  }
  app.notFound((c) => respond(notFound(messages.nothingHere), c));
}

function methodsByPath(app: Hono<AppEnvironment>): Map<string, Set<string>> {
  const paths = new Map<string, Set<string>>();
  for (const { method, path } of app.routes) {
    if (method === 'ALL') continue;
    const methods = paths.get(path) ?? new Set();
    paths.set(path, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  return paths;
}
