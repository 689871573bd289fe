import { adminCalls as calls } from '@/core/calls/admin';
import { adminAnswers as schemas } from '@/core/calls/admin-answers.schema';
import type { RequestOf, ResponseOf } from '@/core/calls/call';
import type { AdminSession } from '@/core/model/admin';
import * as messages from '@/core/model/messages';
import { ApiError } from '../api-error';
import { areaOf } from '../area';
import { inWords } from '../failure-text';

const { load, send } = areaOf(calls, schemas);

/** Timeout of the logout: nobody waits for an unreachable server. */
const LOGOUT_TIMEOUT_MS = 3_000;

/** Demand of a login: a second factor, by one of the kinds. */
export type SecondFactor = NonNullable<ResponseOf<typeof calls.login>['factor']>;

/** Opens a session of an admin (spec 7), or says which second factor it takes. @throws Error with the words an admin reads (spec 8). */
export const logIn = (
  credentials: RequestOf<typeof calls.login>,
): Promise<AdminSession | SecondFactor> => inWords(logInOnce(credentials), messages.loginFailed);

async function logInOnce(credentials: RequestOf<typeof calls.login>) {
  try {
    return opened(await load('login', credentials));
  } catch (error) {
    const factor = factorIn(error);
    if (factor) return factor;
    throw error;
  }
}

/** Finds what a login asks for, which is no session and for that an error to all other calls. */
function factorIn(error: unknown): SecondFactor | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return schemas.login.response.safeParse(error.answer).data?.factor;
}

/** Opens the session of a login by a code of an app, or for recovery. @throws Error with the words an admin reads */
export const logInByCode = (request: { domain: string; ticket: string; code: string }) =>
  inWords(load('secondFactor', request).then(opened), messages.loginFailed);

/** Opens a session by a passkey: as the second factor of a login, or by itself. @throws Error with the words an admin reads */
export const logInByPasskey = (domain: string, factor?: SecondFactor): Promise<AdminSession> =>
  inWords(factor ? passkeyAsFactor(domain, factor) : passkeyAlone(domain), messages.loginFailed);

async function passkeyAsFactor(domain: string, { ticket, passkey: options = {} }: SecondFactor) {
  const { usedPasskey } = await import('./passkeys');
  const passkey = await usedPasskey(options);
  return opened(await load('secondFactor', { domain, ticket, passkey }));
}

async function passkeyAlone(domain: string) {
  const { ticket, options } = await load('passkeyOptions', { domain });
  const { usedPasskey } = await import('./passkeys');
  const passkey = await usedPasskey(options);
  return opened(await load('passkeyLogin', { domain, ticket, passkey }));
}

function opened(session: AdminSession): AdminSession {
  if (!session.token) throw new ApiError('schema', 'The answer holds no session.');
  return session;
}

/** Ends the session whose token the browser has when this is called. @throws ApiError; it is logged only (spec 8). */
export async function logOut(domain: string): Promise<void> {
  await send('logout', { domain }, { timeoutMs: LOGOUT_TIMEOUT_MS });
}
