import { adminCalls as calls } from '@/core/calls/admin';
import { adminAnswers as schemas } from '@/core/calls/admin-answers.schema';
import type { RequestOf } from '@/core/calls/call';
import type { AdminSession } from '@/core/model/admin';
import * as messages from '@/core/model/messages';
import { ApiError } from './api-error';
import { areaOf } from './area';
import { inWords } from './failure-text';

const { load, send } = areaOf(calls, schemas);

/** Timeout of the logout: nobody waits for an unreachable server. */
const LOGOUT_TIMEOUT_MS = 3_000;

/** Opens a session of an admin (spec 7). @throws Error with the words an admin reads (spec 8). */
export const logIn = (credentials: RequestOf<typeof calls.login>): Promise<AdminSession> =>
  inWords(logInOnce(credentials), messages.loginFailed);

async function logInOnce(credentials: RequestOf<typeof calls.login>): Promise<AdminSession> {
  const session = await load('login', credentials);
  if (!session.token) throw new ApiError('schema', 'The answer holds no session.');
  return session;
}

/** Ends the session whose token the browser has when this is called. @throws ApiError; it is logged only (spec 8). */
export async function logOut(domain: string): Promise<void> {
  await send('logout', { domain }, { timeoutMs: LOGOUT_TIMEOUT_MS });
}
