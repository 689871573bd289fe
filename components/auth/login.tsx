import { useRouter } from 'next/router';
import { useState } from 'react';
import { buttons, Link } from '@/components/ui';
import * as commonMessages from '@/core/model/messages';
import type { SecondFactor } from '@/services/admins/admin';
import { useAuth } from './auth-context';
import styles from './login.module.css';
import { LoginForm } from './login-form';
import * as messages from './messages';
import { hasPasskeys, PasskeyButton } from './passkey-button';
import type { SecondStep } from './second-step';

/** The steps of a login: a password or a passkey, then a second factor where the account has one. */
export function Login({ email }: { email?: string }) {
  const auth = useAuth();
  const { push } = useRouter();
  const [next, setNext] = useState<{ factor: SecondFactor; Step: typeof SecondStep }>();
  if (next) return <next.Step factor={next.factor} onBack={() => setNext(undefined)} />;
  const logIn = async (credentials: Parameters<typeof auth.logIn>[0]) => {
    const answer = await auth.logIn(credentials);
    if (!answer || 'error' in answer) return answer;
    if ('lacksFactor' in answer) {
      // Whoever is at something stays with it, and is told once they go on.
      if (!email) await push('/design/account');
      return null;
    }
    try {
      const { SecondStep: Step } = await import('./second-step');
      setNext({ factor: answer.factor, Step });
      return null;
    } catch {
      return { error: commonMessages.loginFailed };
    }
  };
  return (
    <div className={styles.steps}>
      <LoginForm email={email} logIn={logIn} />
      {hasPasskeys() && (
        <PasskeyButton enter={() => auth.logInByPasskey()}>{messages.byPasskey}</PasskeyButton>
      )}
      <Link
        className={`${buttons.quiet} ${styles.other}`}
        href="/design/reset"
        // Whoever is at something keeps it.
        target={email ? '_blank' : undefined}
      >
        {messages.forgotten}
      </Link>
    </div>
  );
}
