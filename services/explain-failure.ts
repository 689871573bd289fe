import { ApiError } from './api-error';
import * as messages from './messages';

const EXPLANATIONS = {
  network: messages.unreachable,
  timeout: messages.tooSlow,
  schema: messages.unreadable,
};

/** A failed call in words for the person who waits: the server's own, where it gave any. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.unreachable;
  return error.kind === 'status' ? error.message : EXPLANATIONS[error.kind];
}
