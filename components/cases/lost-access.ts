import { ApiError } from '@/services/api-error';
import * as messages from './messages';

const NOT_SENT = messages.notSent;

/** Whether an order is not open any more; a dispute that is not there is named by its field. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404 && error.path !== 'caseId';
}

/** Calls with an access, and tells where it has run out. @throws whatever the call does */
export async function withAccess<Answer>(
  call: () => Promise<Answer>,
  onLost: () => void,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isGone(error)) throw error;
    onLost();
    throw new ApiError('status', NOT_SENT, 404);
  }
}
