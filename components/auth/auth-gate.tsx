import { type ReactNode, useState } from 'react';
import { onDemand } from '@/components/ui';
import type { Right } from '@/core/model/roles';
import { useShop } from '@/hooks/use-shop';
import { useAuth } from './auth-context';
import { AuthFrame } from './auth-frame';
import { Login } from './login';
import * as messages from './messages';
import styles from './waiting.module.css';
import { WrongRole } from './wrong-role';

const SessionEnded = onDemand(
  async () => (await import('./session-ended')).SessionEnded,
  undefined,
  ({ onClose }) => onClose(),
);

const ProveDialog = onDemand(
  async () => (await import('./prove-dialog')).ProveDialog,
  undefined,
  ({ onClose }) => onClose(),
);

interface AuthGateProps {
  /** Purpose of the login, before the name of the shop; by default to design its pages. */
  purpose?: string;
  /** The right without which nobody is let in; none for what every role may see. */
  right?: Right;
  children: ReactNode;
}

/** Shows the admin area to admins, else the login. A session that ends asks for the password over what is there. */
export function AuthGate({ purpose, right = 'account', children }: AuthGateProps) {
  const auth = useAuth();
  const { status, user } = auth;
  if (status === 'unknown') return <Waiting />;
  if (!user) return <LoginView purpose={purpose} />;
  if (!auth.can('account')) return <WrongRole />;
  return (
    <>
      <Admitted right={right}>{children}</Admitted>
      {auth.needsProof && <ProveDialog email={user.email} onClose={auth.refuseProof} />}
      {auth.needsPassword && <SessionEnded email={user.email} onClose={auth.stopAsking} />}
    </>
  );
}

/** Asks for the right once: whoever loses it while they are here keeps what is on screen, and is offered less. */
function Admitted({ right, children }: { right: Right; children: ReactNode }) {
  const { can } = useAuth();
  const [isAdmitted] = useState(() => can(right));
  return isAdmitted ? children : <WrongRole />;
}

/** Holds the place until it is known who is there, so that nobody sees a form that is not for them. */
export function Waiting() {
  return (
    <main className={styles.waiting}>
      <p className={styles.text} role="status">
        {messages.loading}
      </p>
      <noscript>
        <p>{messages.javascriptNeeded}</p>
      </noscript>
    </main>
  );
}

function LoginView({ purpose = messages.designPurpose }: { purpose?: string | undefined }) {
  const { name, hostname } = useShop();
  return (
    <AuthFrame title={messages.logIn} lead={messages.loginLead(purpose, name || hostname)}>
      <Login />
    </AuthFrame>
  );
}
