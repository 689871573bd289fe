import { Dialog } from '@/components/ui/dialog';
import { useAuth } from './auth-context';
import { LoginForm } from './login-form';
import * as messages from './messages';
import styles from './session-ended.module.css';

/** Asks who is logged in for the password once more, over what they are at. Reach it through `onDemand`. */
export function ProveDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { prove } = useAuth();
  return (
    <Dialog isOpen onClose={onClose} title={messages.proveTitle} width={440}>
      <div className={styles.content}>
        <p>{messages.proveNote}</p>
        <LoginForm email={email} logIn={prove} label={messages.proveButton} />
      </div>
    </Dialog>
  );
}
