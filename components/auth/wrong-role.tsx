import { buttons } from '@/components/ui';
import { useAuth } from './auth-context';
import { AuthFrame } from './auth-frame';
import * as messages from './messages';

/** Turns away whoever is logged in with a role that the admin area is not for. */
export function WrongRole() {
  const { user, logOut } = useAuth();
  return (
    <AuthFrame title={messages.notForYourAccount} lead={messages.wrongRole(user?.email ?? '')}>
      <button type="button" className={buttons.primary} onClick={logOut}>
        {messages.logOut}
      </button>
    </AuthFrame>
  );
}
