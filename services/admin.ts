import { adminCalls } from '@/core/calls/admin';
import { adminAnswers } from '@/core/calls/admin-answers.schema';
import type { RequestOf } from '@/core/calls/call';
import type { AdminSession } from '@/core/model/admin';
import * as messages from '@/core/model/messages';
import { ApiError } from './api-error';
import { callBackend } from './browser-client';
import { failureText } from './failure-text';

const FALLBACKS = { refused: messages.loginFailed, broke: messages.loginFailed };

/** Timeout of the logout: nobody waits for an unreachable server. */
const LOGOUT_TIMEOUT_MS = 3_000;

/**
 * Opens a session of an admin (spec 7).
 *
 * @throws Error with the words an admin reads (spec 8).
 */
export async function logIn(
  credentials: RequestOf<typeof adminCalls.login>,
): Promise<AdminSession> {
  try {
    const { data } = await callBackend(adminCalls.login, adminAnswers.login, credentials);
    if (!data?.token) throw new ApiError('schema', 'The answer holds no session.');
    return data;
  } catch (error) {
    throw new Error(failureText(error, FALLBACKS), { cause: error });
  }
}

/**
 * Ends the session whose token the browser has when this is called.
 *
 * @throws ApiError as every call does; it is logged only (spec 8).
 */
export async function logOut(domain: string): Promise<void> {
  const { logout } = adminCalls;
  await callBackend(logout, adminAnswers.logout, { domain }, { timeoutMs: LOGOUT_TIMEOUT_MS });
}
