import { ApiError } from './api-error';

const UNREACHABLE =
  'The shop could not be reached. Check your connection and try again; nothing you typed is lost.';
const UNREADABLE = 'The shop’s answer could not be read. Please try again, or write to us.';
const TOO_SLOW = 'The shop took too long to answer. Please try again; nothing you typed is lost.';

const EXPLANATIONS = { network: UNREACHABLE, timeout: TOO_SLOW, schema: UNREADABLE };

/** A failed call in words for the person who waits: the server's own, where it gave any. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return UNREACHABLE;
  return error.kind === 'status' ? error.message : EXPLANATIONS[error.kind];
}
