import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { authActions } from './auth-actions';
import { type Auth, AuthContext } from './auth-context';
import { createSession, type SessionState, UNKNOWN } from './session';

/** The session of an admin of this shop (spec 4, "Authentication"), for what stands inside. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { hostname } = useAppSelector(selectShop);
  const [session] = useState(createSession);
  const state = useSyncExternalStore(session.subscribe, session.getState, () => UNKNOWN);
  const actions = useMemo(() => authActions(session, hostname), [session, hostname]);
  const [dismissedState, setUnasked] = useState<SessionState>();
  useEffect(() => session.watch(), [session]);

  const auth = useMemo<Auth>(() => {
    const { status, user } = state;
    const hasRole = (role: string) => user?.role === role;
    const needsPassword = status === 'ended' && state !== dismissedState;
    const stopAsking = () => setUnasked(state);
    const isAuthenticated = status === 'in';
    return { status, user, isAuthenticated, hasRole, needsPassword, stopAsking, ...actions };
  }, [state, dismissedState, actions]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
