import buttons from '@/components/ui/button.module.css';
import { useAuth } from './auth-context';
import { AuthFrame } from './auth-frame';

/** For whoever is logged in with a role that the admin area is not for. */
export function WrongRole() {
  const { user, logOut } = useAuth();
  const lead = `You are logged in${user?.email ? ` as ${user.email}` : ''}, but the design of this shop is for its admins. Ask one of them for access, or log in as somebody else.`;
  return (
    <AuthFrame title="Not for your account" lead={lead}>
      <button type="button" className={buttons.primary} onClick={logOut}>
        Log out
      </button>
    </AuthFrame>
  );
}
