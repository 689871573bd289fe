import { useRouter } from 'next/router';
import { useState } from 'react';
import { buttons, EmailField, Link } from '@/components/ui';
import { MIN_PASSWORD_LENGTH } from '@/core/model/account';
import { useAuth } from './auth-context';
import { AuthFrame } from './auth-frame';
import { FormFoot } from './form-foot';
import { LinkFrame } from './link-frame';
import styles from './login.module.css';
import form from './login-form.module.css';
import * as messages from './messages';
import { PasswordField } from './password-field';
import { useLink, useToken } from './use-link';
import { useLinkForm } from './use-link-form';

/** The way to a new password: asks for a link, or takes the one that leads here. Reach it through `onDemand`. */
export function Reset() {
  const token = useToken();
  const [isAsking, setAsking] = useState(false);
  if (!token || isAsking) return <AskForLink />;
  return <ByLink key={token} token={token} onAsk={() => setAsking(true)} />;
}

/** Asks for a link. What is said does not depend on whether there is such an account. */
function AskForLink() {
  const [sentTo, setSentTo] = useState('');
  if (sentTo) return <LinkSent email={sentTo} />;
  return (
    <AuthFrame title={messages.resetTitle} lead={messages.resetLead}>
      <AskForm onSent={setSentTo} />
    </AuthFrame>
  );
}

function LinkSent({ email }: { email: string }) {
  return (
    <AuthFrame title={messages.linkSentTitle} lead={messages.linkSent(email)} isNews>
      <p className={styles.lead}>{messages.noMail}</p>
      <Link className={buttons.secondary} href="/design/account">
        {messages.toLogin}
      </Link>
    </AuthFrame>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const { errors, failure, isSending, submit } = useLinkForm({
    required: { email: messages.emailRequired },
    retried: 'email',
    send: async (calls, domain, text) => {
      const email = text('email').trim();
      await calls.requestReset({ domain, email });
      onSent(email);
    },
  });
  return (
    <form className={form.form} noValidate onSubmit={submit} aria-busy={isSending}>
      <EmailField label={messages.email} autoComplete="username" error={errors.email} />
      <FormFoot failure={failure} isSending={isSending} busy={messages.sending}>
        {messages.sendLink}
      </FormFoot>
    </form>
  );
}

function ByLink({ token, onAsk }: { token: string; onAsk: () => void }) {
  const { link, retry, close } = useLink({ token, kind: 'reset' });
  const [isDone, setDone] = useState(false);
  const enter = useEntry();
  const another = (
    <button type="button" className={buttons.primary} onClick={onAsk}>
      {messages.anotherLink}
    </button>
  );
  if (isDone) return <PasswordSet />;
  return (
    <LinkFrame link={link} retry={retry} over={{ lead: messages.resetOver, children: another }}>
      {({ email, hasAccount }) => {
        const form = { token, email, onOver: close };
        return hasAccount ? (
          <AuthFrame title={messages.setPasswordTitle} lead={messages.setPasswordLead(email)}>
            <NewPasswordForm {...form} onDone={() => setDone(true)} />
          </AuthFrame>
        ) : (
          <AuthFrame title={messages.firstPasswordTitle} lead={messages.firstPasswordLead(email)}>
            <NewPasswordForm {...form} onDone={(password) => enter({ email, password })} />
          </AuthFrame>
        );
      }}
    </LinkFrame>
  );
}

/** Lets somebody in who has chosen their first password. */
function useEntry() {
  const { logIn } = useAuth();
  const { push } = useRouter();
  return async (credentials: Parameters<typeof logIn>[0]) => {
    await logIn(credentials);
    await push('/design');
  };
}

interface NewPasswordProps {
  token: string;
  email: string;
  onDone: (password: string) => unknown;
  onOver: () => void;
}

function NewPasswordForm({ token, email, onDone, onOver }: NewPasswordProps) {
  const { errors, failure, isSending, submit } = useLinkForm({
    required: { password: messages.passwordRequired },
    retried: 'password',
    onOver,
    send: async (calls, domain, text) => {
      const password = text('password');
      await calls.finishReset({ domain, token, password });
      await onDone(password);
    },
  });
  return (
    <form className={form.form} noValidate onSubmit={submit} aria-busy={isSending}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={messages.newPassword}
        hint={messages.newPasswordHint(MIN_PASSWORD_LENGTH)}
        isNew
        error={errors.password}
        isSending={isSending}
      />
      <FormFoot failure={failure} isSending={isSending} busy={messages.saving}>
        {messages.setPassword}
      </FormFoot>
    </form>
  );
}

function PasswordSet() {
  return (
    <AuthFrame title={messages.passwordSetTitle} lead={messages.passwordSetLead} isNews>
      <Link className={buttons.primary} href="/design/account">
        {messages.toLogin}
      </Link>
    </AuthFrame>
  );
}
