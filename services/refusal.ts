import { ApiError } from './api-error';

/** The reason that a refusal names besides its words: a right, a proof or a second factor that is lacking. */
export function refusalReason(error: unknown): unknown {
  const answer: { reason?: unknown } = error instanceof ApiError ? Object(error.answer) : {};
  return answer.reason;
}

/** True if whoever called has to set up a second factor first. */
export const lacksFactor = (error: unknown): boolean => refusalReason(error) === 'factor';

/** True if the role of whoever called does not allow it. */
export const lacksRight = (error: unknown): boolean => refusalReason(error) === 'right';
