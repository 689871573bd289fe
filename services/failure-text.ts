import { API_CALL_FAILED, ApiError } from './api-error';

/**
 * Rejects as a call does, but with an Error in the words that people read (spec 8): the server's own, where it
 * answered with some; else `refused`, or `broke` where there was no good answer.
 */
export async function inWords<Answer>(
  call: Promise<Answer>,
  refused: string,
  broke = refused,
): Promise<Answer> {
  return call.catch((cause: unknown) => {
    const isAnswer = cause instanceof ApiError && cause.kind === 'status';
    const own = isAnswer && cause.message !== API_CALL_FAILED && cause.message;
    throw new Error(own || (isAnswer ? refused : broke), { cause });
  });
}
