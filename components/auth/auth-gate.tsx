import { type ReactNode, useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { ADMIN_ROLE } from '@/core/model/admin';
import { type Auth, useAuth } from './auth-context';
import { LoginView } from './login-view';
import { Waiting } from './waiting';
import { WrongRole } from './wrong-role';

const SessionEnded = onDemand(async () => (await import('./session-ended')).SessionEnded);

/**
 * Shows the admin area to admins, and the login to whoever is not logged in. A session that ends takes
 * nothing away: the password is asked for over what is there.
 */
export function AuthGate({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const { status, user } = auth;
  if (status === 'unknown') return <Waiting />;
  if (!user) return <LoginView />;
  if (!auth.hasRole(ADMIN_ROLE)) return <WrongRole />;
  return (
    <>
      {children}
      {status === 'ended' && <AskedAgain ended={auth} email={user.email} />}
    </>
  );
}

/** The dialog can be closed; it opens anew when another call finds the session ended. */
function AskedAgain({ ended, email }: { ended: Auth; email: string }) {
  const [closed, setClosed] = useState<Auth>();
  if (closed === ended) return null;
  return <SessionEnded email={email} onClose={() => setClosed(ended)} />;
}
