import type { AdminSession } from '@/core/model/admin';
import * as commonMessages from '@/core/model/messages';
import * as messages from './messages';
import type { Session } from './session';

interface Credentials {
  email: string;
  password: string;
}

export interface AuthActions {
  /** Null where it worked, else why not, in words for the admin. */
  logIn: (credentials: Credentials) => Promise<{ error: string } | null>;
  /** Ends the session and opens the shop's home page, even if nobody can be told (spec 4). */
  logOut: () => Promise<void>;
  /** To be said of a call that was answered 401: its admin is asked for the password, and goes on. */
  sessionExpired: () => void;
}

export function authActions(session: Session, domain: string): AuthActions {
  return {
    logIn: async (credentials) => {
      try {
        const isPersisted = session.begin(await openSession({ domain, ...credentials }));
        return isPersisted ? null : { error: messages.cookiesNeeded };
      } catch (error) {
        return { error: error instanceof Error ? error.message : commonMessages.loginFailed };
      }
    },
    logOut: async () => {
      try {
        await closeSession(session, domain);
      } catch (error) {
        console.error(messages.logoutFailed, error);
      }
      session.leave();
      window.location.assign('/');
    },
    sessionExpired: session.end,
  };
}

/** The calls and what they bring along come when they are wanted. */
const loadCalls = () => import('@/services/admin');

async function openSession(request: Credentials & { domain: string }): Promise<AdminSession> {
  const { logIn } = await loadCalls().catch((cause) => {
    throw new Error(commonMessages.loginFailed, { cause });
  });
  return logIn(request);
}

/** Nothing is kept from the moment on that the call has been sent with the token. */
async function closeSession(session: Session, domain: string): Promise<void> {
  const { logOut } = await loadCalls();
  const answered = logOut(domain);
  session.leave();
  await answered;
}
