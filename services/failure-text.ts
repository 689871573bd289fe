import { API_CALL_FAILED, ApiError } from './api-error';

/** Rejects in the words that people read (spec 8): the server's own, else `refused`, or `broke` without an answer. */
export async function inWords<Answer>(call: Promise<Answer>, refused: string, broke = refused) {
  return call.catch((cause: unknown) => {
    const isAnswer = cause instanceof ApiError && cause.kind === 'status';
    const own = isAnswer && cause.message !== API_CALL_FAILED && cause.message;
    throw new Error(own || (isAnswer ? refused : broke), { cause });
  });
}
