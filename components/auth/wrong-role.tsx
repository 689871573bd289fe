import { buttons } from '@/components/ui';
import { officePageOf } from '@/core/model/operations';
import { useAuth } from './auth-context';
import { AuthFrame } from './auth-frame';
import * as messages from './messages';

/** Turns away whoever is logged in with a role that this is not for, and leads to what it is for. Reach it through `onDemand`. */
export function WrongRole(_: { onMissing?: () => void }) {
  const { user, logOut } = useAuth();
  const { email = '', role = '' } = user ?? {};
  const office = officePageOf(role);
  const lead = office ? messages.wrongPage(email, role) : messages.wrongRole(email);
  return (
    <AuthFrame title={messages.notForYourAccount} lead={lead}>
      {office && (
        <a className={buttons.primary} href={`/design/${office}`}>
          {messages.toTheOffice}
        </a>
      )}
      <button type="button" className={office ? buttons.quiet : buttons.primary} onClick={logOut}>
        {messages.logOut}
      </button>
    </AuthFrame>
  );
}
