import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { AdminSession } from '@/core/model/admin';
import * as commonMessages from '@/core/model/messages';
import { can, type Right } from '@/core/model/roles';
import { useShop } from '@/hooks/use-shop';
import type { SecondFactor } from '@/services/admins/admin';
import { ApiError } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';
import { provideProof } from '@/services/proof';
import { lacksRight } from '@/services/refusal';
import { shopPageAddress } from '@/services/shop-page-address';
import * as messages from './messages';
import { createSession, type Session, type SessionState, UNKNOWN } from './session';

type Auth = ReturnType<typeof useSession>;

const AuthContext = createContext<Auth | null>(null);

/** Returns the session and its actions. @throws outside of AuthProvider (spec 8). */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** True if the session has ended while its admin is still here; false outside of AuthProvider. */
export const useHasEnded = (): boolean => useContext(AuthContext)?.status === 'ended';

/** The session of an admin of this shop (spec 4, "Authentication"), for what stands inside. */
export function AuthProvider({ children }: { children: ReactNode }) {
  return <AuthContext value={useSession()}>{children}</AuthContext>;
}

function useSession() {
  const { hostname } = useShop();
  const [session] = useState(createSession);
  const state = useSyncExternalStore(session.subscribe, session.getState, () => UNKNOWN);
  const actions = useMemo(() => authActions(session, hostname), [session, hostname]);
  const [dismissedState, setUnasked] = useState<SessionState>();
  const proof = useProof(session, hostname);
  useEffect(() => session.watch(), [session]);
  return useMemo(
    () => ({
      ...actions,
      ...proof,
      status: state.status,
      /** True if token and user are both present (spec 4). */
      isAuthenticated: state.status === 'in',
      /** User of the session, also of one that has ended, until its admin leaves. */
      user: state.user,
      /** True if the user's role is this very one (spec 6). */
      hasRole: (role: string) => state.user?.role === role,
      /** True if the user's role has a right: what it lacks is not offered. */
      can: (right: Right) => can(state.user?.role, right),
      /** True while the login dialog is open above the page. */
      needsPassword: state.status === 'ended' && state !== dismissedState,
      /** Leaves a session that has ended as it is, until another call finds it so. */
      stopAsking: () => setUnasked(state),
    }),
    [state, dismissedState, actions, proof],
  );
}

type Answer = (isProved: boolean) => void;

/** Asks for the password once more where a call wants a proof of who makes it. */
function useProof(session: Session, domain: string) {
  const [pending, setPending] = useState<Answer | null>(null);
  useEffect(() => provideProof(() => new Promise((answer) => setPending(() => answer))), []);
  return useMemo(() => {
    const end = (isProved: boolean) => {
      pending?.(isProved);
      setPending(null);
    };
    return {
      /** True while a call waits for a proof. */
      needsProof: pending !== null,
      /** Null where the password was right, else why not, in words for its person. */
      prove: async ({ password }: Credentials) => {
        try {
          const calls = await import('@/services/admins/account');
          const isKept = await calls.prove({ domain, password }, session.renew);
          if (!isKept) return { error: messages.sessionHadEnded };
          end(true);
          return null;
        } catch (error) {
          return { error: explainFailure(error) };
        }
      },
      /** Gives up what needs the proof. */
      refuseProof: () => end(false),
    };
  }, [pending, session, domain]);
}

/**
 * Returns a function that explains a failure. If the session has ended, it asks for the password too; if a right is
 * lacking, the role is read anew, so that what is offered follows.
 */
export function useFailureText(): (error: unknown) => string {
  const { sessionExpired, readRole } = useAuth();
  return useCallback(
    (error) => {
      if (lacksRight(error)) readRole();
      if (!(error instanceof ApiError) || error.status !== 401) return explainFailure(error);
      sessionExpired();
      return messages.sessionHadEnded;
    },
    [sessionExpired, readRole],
  );
}

interface Credentials {
  email: string;
  password: string;
}

/**
 * Outcome of a login: why it was refused, in words, or what it asks for besides; null once somebody is in, `lacksFactor`
 * where they have to set up a second factor first.
 */
type Entry = { error: string } | { factor: SecondFactor } | { lacksFactor: true } | null;

function authActions(session: Session, domain: string) {
  const enter = (open: (calls: Calls) => Promise<AdminSession | SecondFactor>) =>
    enterSession(session, open);
  return {
    logIn: (credentials: Credentials) => enter((calls) => calls.logIn({ domain, ...credentials })),
    /** Goes on with a login that asked for a second factor. */
    logInByCode: ({ ticket }: SecondFactor, code: string) =>
      enter((calls) => calls.logInByCode({ domain, ticket, code })),
    /** Logs in by a passkey alone, or goes on by it. */
    logInByPasskey: (factor?: SecondFactor) =>
      enter((calls) => calls.logInByPasskey(domain, factor)),
    /** Ends the session and opens the shop's home page, even if nobody can be told (spec 4). */
    logOut: async () => {
      try {
        await closeSession(session, domain);
      } catch (error) {
        console.error(messages.logoutFailed, error);
      }
      session.leave();
      window.location.assign(shopPageAddress('/'));
    },
    /** Ends the session where a call is answered 401: its admin is asked for the password, and goes on. */
    sessionExpired: session.end,
    /** Reads anew which role the user has by now; what cannot be had leaves the one that is known. */
    readRole: async () => {
      try {
        const { loadAccount } = await import('@/services/admins/account');
        session.giveRole((await loadAccount(domain)).role);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) session.end();
      }
    },
  };
}

/** The calls and what they bring along come when they are wanted. */
const loadCalls = () => import('@/services/admins/admin');
type Calls = Awaited<ReturnType<typeof loadCalls>>;

async function enterSession(
  session: Session,
  open: (calls: Calls) => Promise<AdminSession | SecondFactor>,
): Promise<Entry> {
  try {
    const calls = await loadCalls().catch((cause) => {
      throw new Error(commonMessages.loginFailed, { cause });
    });
    const answer = await open(calls);
    if ('ticket' in answer) return { factor: answer };
    if (!session.begin(answer)) return { error: messages.cookiesNeeded };
    return answer.lacksFactor ? { lacksFactor: true } : null;
  } catch (error) {
    return { error: error instanceof Error ? error.message : commonMessages.loginFailed };
  }
}

/** Closes a session; keeps nothing from the moment on that the call has been sent with the token. */
async function closeSession(session: Session, domain: string): Promise<void> {
  const { logOut } = await loadCalls();
  const answered = logOut(domain);
  session.leave();
  await answered;
}
