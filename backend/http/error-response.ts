import type { Context } from 'hono';
import { HttpError } from '../errors';
import type { Log } from '../log';
import { isDatabaseAway } from './database-errors';
import type { AppEnvironment } from './environment';

const RETRY_AFTER_SECONDS = '2';

export type ErrorResponse = (error: unknown, c: Context<AppEnvironment>) => Response;

/**
 * Turns whatever was thrown into `{ status, message, path?, revision?, stored? }`: what is known keeps its status, a
 * database that is away is 503, anything else is logged and answered without internals.
 */
export function errorResponse(log: Log): ErrorResponse {
  return (error, c) => {
    if (error instanceof HttpError) return known(error, c);
    const requestId = c.get('requestId');
    const route = c.get('route');
    if (isDatabaseAway(error)) {
      log.warn('database unreachable', { requestId, route, error });
      const away = 'The shop cannot reach its database. Please try again in a moment.';
      return known(
        new HttpError(503, away, { headers: { 'retry-after': RETRY_AFTER_SECONDS } }),
        c,
      );
    }
    log.error('unexpected error', { requestId, route, error });
    return known(new HttpError(500, `Something went wrong (request ${requestId}).`), c);
  };
}

function known({ status, message, details }: HttpError, c: Context): Response {
  const { headers, ...told } = details;
  const body = { status, message, ...told };
  return c.json(body, status, { 'cache-control': 'no-store', ...headers });
}
