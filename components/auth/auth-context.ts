import { createContext, useContext } from 'react';
import type { AdminUser } from '@/core/model/admin';
import type { AuthActions } from './auth-actions';
import type { SessionState } from './session';

export interface Auth extends AuthActions {
  /** See `SessionState`. */
  status: SessionState['status'];
  /** True if token and user are both present (spec 4). */
  isAuthenticated: boolean;
  /** Also of a session that has ended, until its admin leaves. */
  user: AdminUser | null;
  /** Compares the user's role. */
  hasRole: (role: string) => boolean;
  /** True while the login dialog is open above the page. */
  needsPassword: boolean;
  /** Leaves a session that has ended as it is, until another call finds it so. */
  stopAsking: () => void;
}

export const AuthContext = createContext<Auth | null>(null);

/** Returns the session and its actions. @throws outside of AuthProvider (spec 8). */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** True if the session has ended while its admin is still here; false outside of AuthProvider. */
export function useHasEnded(): boolean {
  return useContext(AuthContext)?.status === 'ended';
}
