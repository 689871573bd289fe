import type { AdminSession, AdminUser } from '@/core/model/admin';
import { forgetSession, keepSession, readSession, restoreSession } from './session-cookies';

/**
 * State of a session. `unknown`: on the server, and until cookies are read. `ended`: expired; its user is kept,
 * so that they can log in again in place. `leaving`: logged out, before the next document loads.
 */
export type SessionState =
  | { status: 'unknown' | 'out'; user: null }
  | { status: 'in'; user: AdminUser; token: string }
  | { status: 'ended' | 'leaving'; user: AdminUser };

export const UNKNOWN: SessionState = { status: 'unknown', user: null };
const OUT: SessionState = { status: 'out', user: null };

const stateOf = ({ token, user }: AdminSession): SessionState => ({ status: 'in', user, token });

export type Session = ReturnType<typeof createSession>;

/** The session of this tab, in step with the cookies that all tabs share. */
export function createSession() {
  const listeners = new Set<() => void>();
  let state = UNKNOWN;
  /** The last one that this tab has been in by. */
  let token = '';

  const change = (next: SessionState) => {
    state = next;
    if (state.status === 'in') token = state.token;
    for (const listener of listeners) listener();
  };
  const adopt = (persisted: AdminSession) => {
    const isSame =
      state.status === 'in' &&
      state.token === persisted.token &&
      state.user.role === persisted.user.role;
    if (!isSame) change(stateOf(persisted));
  };
  const begin = (session: AdminSession) => {
    keepSession(session);
    const isPersisted = restoreSession() !== null;
    if (isPersisted) change(stateOf(session));
    return isPersisted;
  };
  const endHere = () => change(state.user ? { status: 'ended', user: state.user } : OUT);

  const restore = () => {
    const persisted = restoreSession();
    if (persisted) adopt(persisted);
    else change(OUT);
  };
  const readAnew = () => {
    if (document.hidden) return;
    const persisted = restoreSession();
    if (persisted) adopt(persisted);
    else if (state.status === 'in' || state.status === 'leaving') endHere();
  };
  // A page that the browser has kept shows nothing of whoever has left meanwhile.
  const comeBack = (event: PageTransitionEvent) => event.persisted && restore();

  return {
    getState: () => state,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    /** Restores what is kept, and reads it anew when the tab is returned to. Gives what ends that. */
    watch: () => {
      restore();
      const end = new AbortController();
      const { signal } = end;
      document.addEventListener('visibilitychange', readAnew, { signal });
      window.addEventListener('focus', readAnew, { signal });
      window.addEventListener('pageshow', comeBack, { signal });
      return () => end.abort();
    },
    /** False where the browser does not keep it. */
    begin,
    /** Goes on with the new token of the session; false where the browser has left it meanwhile. */
    renew: (session: AdminSession) => readSession() !== null && begin(session),
    /** Gives the user of the session the role that the server says they have by now. */
    giveRole: (role: string) => {
      const persisted = readSession();
      if (!persisted || persisted.token !== token || persisted.user.role === role) return;
      keepSession({ ...persisted, user: { ...persisted.user, role } });
      readAnew();
    },
    /** Ends the session whose token the server rejects. */
    end: () => {
      // Another tab may have logged in again meanwhile: the call was made with the token before.
      const persisted = readSession();
      if (persisted && persisted.token !== token) return adopt(persisted);
      forgetSession();
      endHere();
    },
    leave: () => {
      forgetSession();
      change(state.user ? { status: 'leaving', user: state.user } : OUT);
    },
  };
}
