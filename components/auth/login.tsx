import { useRouter } from 'next/router';
import { useState } from 'react';
import { buttons, Link } from '@/components/ui';
import type { SecondFactor } from '@/services/admin';
import { useAuth } from './auth-context';
import styles from './login.module.css';
import { LoginForm } from './login-form';
import * as messages from './messages';
import { hasPasskeys, PasskeyButton } from './passkey-button';
import { SecondStep } from './second-step';

/** The steps of a login: a password or a passkey, then a second factor where the account has one. */
export function Login({ email }: { email?: string }) {
  const auth = useAuth();
  const { push } = useRouter();
  const [factor, setFactor] = useState<SecondFactor>();
  if (factor) return <SecondStep factor={factor} onBack={() => setFactor(undefined)} />;
  const logIn = async (credentials: Parameters<typeof auth.logIn>[0]) => {
    const answer = await auth.logIn(credentials);
    if (!answer || 'error' in answer) return answer;
    if ('factor' in answer) setFactor(answer.factor);
    // Whoever is at something stays with it, and is told once they go on.
    else if (!email) await push('/design/account');
    return null;
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
