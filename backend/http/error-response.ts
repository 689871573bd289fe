import type { Context } from 'hono';
import { isDiskFull } from '../base/error-code';
import { unavailable } from '../base/errors';
import type { Log } from '../base/log';
import { type ClientError, clientError, HttpError } from './http-error';
import * as messages from './messages';
import type { AppEnvironment } from './route';

/**
 * Codes of an unavailable database, in contrast to a wrong query: connections refused and broken (Node), shutdown,
 * start-up, no free connection, connection exceptions and time-outs (PostgreSQL).
 */
const UNAVAILABLE_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'],
  ...['57P01', '57P02', '57P03', '57P05', '53300', '57014', '55P03'],
]);
const CONNECTION_EXCEPTION = /^08/;
/** The driver's own errors carry no code. */
const DRIVER_MESSAGE =
  /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/i;

export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    if (UNAVAILABLE_CODES.has(code) || CONNECTION_EXCEPTION.test(code)) return true;
    if (DRIVER_MESSAGE.test(at.message)) return true;
  }
  return false;
}

const RETRY_AFTER_S = 2;

export type ErrorResponse = (error: unknown, c: Context<AppEnvironment>) => Response;

/**
 * Turns what was thrown into an answer: what is known by its status, a database that is away 503, anything else is
 * logged and answered without internals, a disk without room by 507.
 */
export function errorResponse(log: Log): ErrorResponse {
  return (error, c) => answer(clientError(error) ?? clientError(toClientError(error, c, log)), c);
}

/** Logs what nobody expected, and puts into people's words what may be told of it. */
function toClientError(error: unknown, c: Context<AppEnvironment>, log: Log) {
  const requestId = c.get('requestId');
  const route = c.get('route');
  if (isDatabaseUnavailable(error)) {
    log.warn('database unreachable', { requestId, route, error });
    const unreachable = messages.databaseUnavailable;
    return unavailable(unreachable, { retryAfterS: RETRY_AFTER_S });
  }
  if (isDiskFull(error)) {
    log.error('disk full', { requestId, route, error });
    return new HttpError(507, messages.diskFull);
  }
  log.error('unexpected error', { requestId, route, error });
  return new HttpError(500, messages.failed(requestId));
}

const answer = ({ status, body, headers }: ClientError, c: Context): Response =>
  c.json(body, status, { 'cache-control': 'no-store', ...headers });
