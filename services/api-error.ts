type ApiErrorKind = 'network' | 'timeout' | 'status' | 'schema';

/** What people read when a failing answer says nothing itself (spec 7). */
export const API_CALL_FAILED = 'API call failed';

/**
 * The one error of a call: what went wrong, the HTTP status where there was one, words for people, and
 * which field of the request they are about.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  /** The field that is wrong, as the server names it; '' for none. */
  readonly path: string;
  /** The failing answer whole, for what a call tells besides; undefined where there was none. */
  readonly answer: unknown;

  constructor(kind: ApiErrorKind, message: string, status?: number, path = '', answer?: unknown) {
    super(message || API_CALL_FAILED);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.path = path;
    this.answer = answer;
  }
}

/** Whether a call failed because the backend is away or overburdened: the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0 } = error;
  return kind === 'network' || kind === 'timeout' || status >= 500 || status === 429;
}

/** Whether a call said, by 404 or 400, that what an address names does not exist or cannot. */
export function saysMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
