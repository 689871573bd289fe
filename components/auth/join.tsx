import { useRouter } from 'next/router';
import { TextField } from '@/components/ui';
import { MAX_NAME_LENGTH, MIN_PASSWORD_LENGTH } from '@/core/model/account';
import { roleLabel } from '@/core/model/roles';
import { useShop } from '@/hooks/use-shop';
import { useAuth } from './auth-context';
import { AuthFrame } from './auth-frame';
import { FormFoot } from './form-foot';
import { LinkFrame } from './link-frame';
import form from './login-form.module.css';
import * as messages from './messages';
import { PasswordField } from './password-field';
import { useLink, useToken } from './use-link';
import { useLinkForm } from './use-link-form';

/** Takes an invitation to the team of a shop. Reach it through `onDemand`. */
export function Join() {
  const { hostname } = useShop();
  const token = useToken();
  const { link, retry, close } = useLink({ token, kind: 'invite' });
  return (
    <LinkFrame link={link} retry={retry} over={{ lead: messages.joinOver }}>
      {({ email, shop, role, hasAccount, needsFactor }) => (
        <AuthFrame
          title={messages.joinTitle(shop || hostname)}
          lead={messages.joinLead(email, roleLabel(role), shop || hostname)}
        >
          <p>{hasAccount ? messages.joinExisting : messages.joinNew}</p>
          {needsFactor && <p>{messages.joinFactor}</p>}
          <JoinForm {...{ token, email, hasAccount }} onOver={close} />
        </AuthFrame>
      )}
    </LinkFrame>
  );
}

interface JoinFormProps {
  token: string;
  email: string;
  hasAccount: boolean;
  onOver: () => void;
}

function JoinForm({ token, email, hasAccount, onOver }: JoinFormProps) {
  const { logIn } = useAuth();
  const { push } = useRouter();
  const { errors, failure, isSending, submit } = useLinkForm({
    required: { password: messages.passwordRequired },
    retried: 'password',
    onOver,
    send: async (calls, domain, text) => {
      const [password, name] = [text('password'), text('name').trim()];
      await calls.join({ domain, token, password, ...(name && { name }) });
      // Whatever else is asked of them, such as a second factor, is asked there.
      await logIn({ email, password });
      await push('/design/account');
    },
  });
  return (
    <form className={form.form} noValidate onSubmit={submit} aria-busy={isSending}>
      {!hasAccount && (
        <TextField
          label={messages.yourName}
          name="name"
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          isOptional
        />
      )}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...(!hasAccount && {
          label: messages.newPassword,
          hint: messages.newPasswordHint(MIN_PASSWORD_LENGTH),
          isNew: true,
        })}
        error={errors.password}
        isSending={isSending}
      />
      <FormFoot failure={failure} isSending={isSending} busy={messages.joining}>
        {messages.joinTeam}
      </FormFoot>
    </form>
  );
}
