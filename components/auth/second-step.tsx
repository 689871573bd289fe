import { useLayoutEffect, useRef, useState } from 'react';
import { buttons, TextField } from '@/components/ui';
import type { SecondFactor } from '@/services/admins/admin';
import { useAuth } from './auth-context';
import { FormFoot } from './form-foot';
import styles from './login.module.css';
import form from './login-form.module.css';
import * as messages from './messages';
import { hasPasskeys, PasskeyButton } from './passkey-button';
import { focusOn, useAuthForm } from './use-auth-form';

type CodeKind = 'totp' | 'recovery';

interface SecondStepProps {
  factor: SecondFactor;
  onBack: () => void;
}

/** The second step of a login: a code of the app or for recovery, or a passkey. */
export function SecondStep({ factor, onBack }: SecondStepProps) {
  const { logInByPasskey } = useAuth();
  const { kinds } = factor;
  const [isRecovering, setRecovering] = useState(!kinds.includes('totp'));
  const usesPasskey = kinds.includes('passkey') && hasPasskeys();
  const other: CodeKind = isRecovering ? 'totp' : 'recovery';
  return (
    <div className={styles.steps}>
      {usesPasskey && (
        <PasskeyButton enter={() => logInByPasskey(factor)}>{messages.usePasskey}</PasskeyButton>
      )}
      <CodeForm key={other} factor={factor} kind={isRecovering ? 'recovery' : 'totp'} />
      {kinds.includes(other) && (
        <button
          type="button"
          className={`${buttons.quiet} ${styles.other}`}
          onClick={() => setRecovering(!isRecovering)}
        >
          {isRecovering ? messages.useApp : messages.useRecovery}
        </button>
      )}
      <button type="button" className={`${buttons.quiet} ${styles.other}`} onClick={onBack}>
        {messages.backToPassword}
      </button>
    </div>
  );
}

const CODES = {
  totp: {
    ...{ label: messages.code, hint: messages.codeHint, autoComplete: 'one-time-code' },
    inputMode: 'numeric',
  },
  recovery: {
    ...{ label: messages.recoveryCode, hint: messages.recoveryHint, autoComplete: 'off' },
    inputMode: 'text',
  },
} as const;

function CodeForm({ factor, kind }: { factor: SecondFactor; kind: CodeKind }) {
  const { logInByCode } = useAuth();
  const element = useRef<HTMLFormElement>(null);
  const { errors, failure, isSending, submit } = useAuthForm({
    required: { code: messages.codeRequired },
    send: async (text) => {
      const answer = await logInByCode(factor, text('code').trim());
      return answer && 'error' in answer ? answer : null;
    },
    retried: 'code',
  });
  useLayoutEffect(() => focusOn(element.current, 'code'), []);
  return (
    <form ref={element} className={form.form} noValidate onSubmit={submit} aria-busy={isSending}>
      <TextField {...CODES[kind]} name="code" maxLength={40} error={errors.code} />
      <FormFoot failure={failure} isSending={isSending} busy={messages.loggingIn}>
        {messages.goOn}
      </FormFoot>
    </form>
  );
}
