import { type ReactNode, useState } from 'react';
import { buttons, onDemand } from '@/components/ui';
import type { Right } from '@/core/model/roles';
import { useAuth } from './auth-context';
import * as messages from './messages';
import styles from './waiting.module.css';

// Most who come are logged in, with the role for it.
const LoginView = onDemand(
  async () => (await import('./login-view')).LoginView,
  Waiting,
  ({ onMissing }) => onMissing?.(),
);
const WrongRole = onDemand(
  async () => (await import('./wrong-role')).WrongRole,
  Waiting,
  ({ onMissing }) => onMissing?.(),
);

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
  const [isMissing, setMissing] = useState(false);
  const { status, user } = auth;
  const onMissing = () => setMissing(true);
  if (isMissing) return <Missing onRetry={() => setMissing(false)} />;
  if (status === 'unknown') return <Waiting />;
  if (!user) return <LoginView purpose={purpose} onMissing={onMissing} />;
  if (!auth.can('account')) return <WrongRole onMissing={onMissing} />;
  return (
    <>
      <Admitted right={right} onMissing={onMissing}>
        {children}
      </Admitted>
      {auth.needsProof && <ProveDialog email={user.email} onClose={auth.refuseProof} />}
      {auth.needsPassword && <SessionEnded email={user.email} onClose={auth.stopAsking} />}
    </>
  );
}

interface AdmittedProps {
  right: Right;
  onMissing: () => void;
  children: ReactNode;
}

/** Asks for the right once: whoever loses it while they are here keeps what is on screen, and is offered less. */
function Admitted({ right, onMissing, children }: AdmittedProps) {
  const { can } = useAuth();
  const [isAdmitted] = useState(() => can(right));
  return isAdmitted ? children : <WrongRole onMissing={onMissing} />;
}

/** Says that what should be here could not be loaded. */
function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={styles.waiting}>
      <p className={styles.text} role="alert">
        {messages.notLoaded}
      </p>
      <button type="button" className={buttons.quiet} onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </main>
  );
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
