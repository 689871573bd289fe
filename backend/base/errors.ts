import type { AnsweredTotals } from '@/core/model/total-line';

export interface PageTexts {
  name: string;
  description: string;
}

/** Kinds of failures; `backend/http/http-error.ts` says which status answers each. */
export type ErrorKind =
  | 'malformed'
  | 'unauthenticated'
  | 'declined'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'invalid'
  | 'too-many'
  | 'provider-failed'
  | 'unavailable';

interface ErrorDetails {
  path?: string;
  /** The newest revision, where the request named an older one. */
  revision?: number;
  /** The page's texts as stored, where the request began from others. */
  current?: PageTexts;
  /** Today's totals of a checkout, where the shopper saw others. */
  totals?: AnsweredTotals;
  /** The order that a checkout has become already, and whether it is the very one that was sent. */
  paid?: { order_id: string; session_id: string; is_same: boolean };
  retryAfterS?: number;
}

export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly kind: ErrorKind,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }
}

export function hasKind(error: unknown, kind: ErrorKind): error is DomainError {
  return error instanceof DomainError && error.kind === kind;
}

const atPath = (kind: ErrorKind) => (message: string, path?: string) =>
  new DomainError(kind, message, path === undefined ? {} : { path });

const withDetails = (kind: ErrorKind) => (message: string, details?: ErrorDetails) =>
  new DomainError(kind, message, details);

export const notFound = atPath('not-found');
export const malformed = atPath('malformed');
/** Well formed, and not taken. */
export const invalid = withDetails('invalid');
export const conflict = withDetails('conflict');
export const unauthenticated = withDetails('unauthenticated');
/** An act that somebody's role does not allow. */
export const forbidden = withDetails('forbidden');
/** A payment that a bank refuses. */
export const declined = withDetails('declined');
export const tooLarge = withDetails('too-large');
/** A file of a type that is not taken. */
export const unsupported = withDetails('unsupported');
export const tooMany = withDetails('too-many');
export const providerFailed = withDetails('provider-failed');
export const unavailable = withDetails('unavailable');
