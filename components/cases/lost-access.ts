import { ApiError } from '@/services/api-error';
import * as messages from './messages';

/** True if the order's access has expired; a missing case is named by its field instead. */
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
    throw new ApiError('status', messages.notSent, 404);
  }
}
