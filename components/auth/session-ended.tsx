import { buttons } from '@/components/ui';
import { Dialog } from '@/components/ui/dialog';
import { useAuth } from './auth-context';
import { Login } from './login';
import * as messages from './messages';
import styles from './session-ended.module.css';

/** Asks for the password again over what its admin is at. Reach it through `onDemand`. */
export function SessionEnded({ email, onClose }: { email: string; onClose: () => void }) {
  const { logOut } = useAuth();
  return (
    <Dialog isOpen onClose={onClose} title={messages.logInAgain} width={440}>
      <div className={styles.content}>
        <p>{messages.sessionEnded}</p>
        <Login email={email} />
        <button type="button" className={buttons.quiet} onClick={logOut}>
          {messages.leaveForTheShop}
        </button>
      </div>
    </Dialog>
  );
}
