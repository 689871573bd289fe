import { useRef, useState } from 'react';
import { buttons } from '@/components/ui';
import styles from './login.module.css';
import form from './login-form.module.css';
import type { Refusal } from './use-auth-form';

/** True where the browser has passkeys; ask in browsers only. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

interface PasskeyButtonProps {
  enter: () => Promise<Refusal | object | null>;
  children: string;
}

/** Has the browser ask for a passkey, and says why it was refused. */
export function PasskeyButton({ enter, children }: PasskeyButtonProps) {
  const [{ isBusy, failure }, setState] = useState({ isBusy: false, failure: '' });
  const isEntering = useRef(false);
  const press = async () => {
    if (isEntering.current) return;
    isEntering.current = true;
    setState({ isBusy: true, failure: '' });
    const refused = await enter();
    isEntering.current = false;
    setState({ isBusy: false, failure: refused && 'error' in refused ? refused.error : '' });
  };
  return (
    <>
      <button
        type="button"
        className={`${buttons.secondary} ${styles.wide}`}
        aria-disabled={isBusy}
        onClick={press}
      >
        {children}
      </button>
      <p className={form.failure} role="alert">
        {failure}
      </p>
    </>
  );
}
