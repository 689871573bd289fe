import { API_CALL_FAILED, ApiError } from './api-error';

/** Texts for failures without a message, and for no answer (spec 8). */
interface Fallbacks {
  refused: string;
  broke: string;
}

/** A failed call in words: the server's own, where it answered with some. */
export function failureText(error: unknown, { refused, broke }: Fallbacks): string {
  if (!(error instanceof ApiError) || error.kind !== 'status') return broke;
  return error.message === API_CALL_FAILED ? refused : error.message;
}
