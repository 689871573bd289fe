import { ApiError } from './api-error';

const UNREACHABLE =
  'The shop could not be reached. Check your connection and try again; nothing you typed is lost.';
const TOO_SLOW = 'The shop took too long to answer. Please try again; nothing you typed is lost.';

/** A failed call in words for the person who waits: the server's own, where it gave any. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind === 'network') return UNREACHABLE;
  return error.kind === 'timeout' ? TOO_SLOW : error.message;
}
