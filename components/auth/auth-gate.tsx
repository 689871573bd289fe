import type { ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { ADMIN_ROLE } from '@/core/model/admin';
import { useAuth } from './auth-context';
import { LoginView } from './login-view';
import { Waiting } from './waiting';
import { WrongRole } from './wrong-role';

const SessionEnded = onDemand(
  async () => (await import('./session-ended')).SessionEnded,
  undefined,
  ({ onClose }) => onClose(),
);

interface AuthGateProps {
  /** What a login is for, up to the name of the shop, where it is not to design its pages. */
  purpose?: string;
  children: ReactNode;
}

/**
 * Shows the admin area to admins, and the login to whoever is not logged in. A session that ends takes
 * nothing away: the password is asked for over what is there.
 */
export function AuthGate({ purpose, children }: AuthGateProps) {
  const auth = useAuth();
  const { status, user } = auth;
  if (status === 'unknown') return <Waiting />;
  if (!user) return <LoginView purpose={purpose} />;
  if (!auth.hasRole(ADMIN_ROLE)) return <WrongRole />;
  return (
    <>
      {children}
      {auth.isPasswordAsked && <SessionEnded email={user.email} onClose={auth.stopAsking} />}
    </>
  );
}
