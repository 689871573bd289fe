import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FailureReason } from '@/core/calls/failure.schema';
import { DomainError, type ErrorKind } from '../base/errors';

const STATUS: Record<ErrorKind, ContentfulStatusCode> = {
  malformed: 400,
  unauthenticated: 401,
  declined: 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  invalid: 422,
  'too-many': 429,
  'provider-failed': 502,
  unavailable: 503,
};

/** A failure of the request itself: its status and a message for people. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly details: {
      path?: string;
      reason?: FailureReason;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(message);
  }
}

export const badRequest = (message: string, path?: string) =>
  new HttpError(400, message, path === undefined ? {} : { path });

export interface ClientError {
  status: ContentfulStatusCode;
  body: { status: number; message: string };
  headers: Record<string, string>;
}

/** Returns the response to a failure; null for an internal one. */
export function clientError(error: DomainError | HttpError): ClientError;
export function clientError(error: unknown): ClientError | null;
export function clientError(error: unknown): ClientError | null {
  if (error instanceof HttpError) {
    const { status, message, details } = error;
    const { headers = {}, ...rest } = details;
    return { status, body: { status, message, ...rest }, headers };
  }
  if (!(error instanceof DomainError)) return null;
  const status = STATUS[error.kind];
  const { retryAfterS, ...rest } = error.details;
  const headers: Record<string, string> =
    retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) };
  return { status, body: { status, message: error.message, ...rest }, headers };
}
