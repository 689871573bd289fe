type ApiErrorKind = 'network' | 'timeout' | 'status' | 'schema';

/** Message of failures without one (spec 7). */
export const API_CALL_FAILED = 'API call failed';

/** The one error of a call, with the HTTP status where there was one and the field of the request it is about. */
export class ApiError extends Error {
  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly status?: number,
    /** The field that is wrong, as the server names it; '' for none. */
    readonly path = '',
    /** The failing answer whole, for what a call tells besides; undefined where there was none. */
    readonly answer?: unknown,
  ) {
    super(message || API_CALL_FAILED);
    this.name = 'ApiError';
  }
}

/** True if the backend is unreachable or overloaded: a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0 } = error;
  return kind === 'network' || kind === 'timeout' || status >= 500 || status === 429;
}

/** True for 404 and 400: the addressed thing does not exist or cannot. */
export const saysMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
