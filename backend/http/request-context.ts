import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log';
import type { AppEnvironment } from './environment';

const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** Gives every request an id (the caller's own where it is sound), answers with it, and logs. */
export function requestContext(log: Log): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('x-request-id', requestId);
    c.res.headers.set('x-content-type-options', 'nosniff');
    log.debug('request', {
      requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
    });
  };
}
