import { type Ref, useEffect, useImperativeHandle } from 'react';
import buttons from '@/components/ui/button.module.css';
import { toMinor } from '@/core/rules/money/money';
import type { FrameMessage } from '@/core/rules/payment/payment-messages';
import type { CheckoutSession, OfferedMethod } from '@/services/payment';
import * as messages from '../messages';
import styles from './payment-frame.module.css';
import { useFrame } from './use-frame';

export interface PaymentFrameHandle {
  isReady: boolean;
  /** Has the frame take the payment that was begun. */
  submit: (session: CheckoutSession) => void;
  /** Says that what the frame asked for does not begin. */
  refuse: () => void;
}

interface PaymentFrameProps {
  ref: Ref<PaymentFrameHandle>;
  offered: OfferedMethod;
  /** Dollars. */
  total: number;
  isBusy: boolean;
  onMessage: (message: FrameMessage) => void;
  onSilent: () => void;
}

/** The form of a provider, on the payment origin: this page never sees what is typed there. */
export function PaymentFrame(props: PaymentFrameProps) {
  const { ref, offered, total, isBusy, onMessage, onSilent } = props;
  const { frame, address, phase, height, isListening, retry, say } = useFrame(offered, onMessage);
  const amountMinor = toMinor(total);

  useImperativeHandle(ref, () => ({
    isReady: phase === 'ready',
    refuse: () => say({ type: 'refused' }),
    submit: ({ session_id, client_secret }) =>
      say({ type: 'submit', sessionId: session_id, clientSecret: client_secret }),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once it is heard, and with every change
  useEffect(() => {
    if (isListening && amountMinor > 0) say({ type: 'amount', amountMinor });
  }, [isListening, amountMinor]);
  useEffect(() => {
    if (phase === 'silent') onSilent();
  }, [phase, onSilent]);

  return (
    <div className={styles.place}>
      {phase === 'silent' ? (
        <div className={styles.silent} role="alert">
          <p>{messages.formUnanswered}</p>
          <button type="button" className={buttons.secondary} onClick={retry}>
            {messages.retry}
          </button>
          <p className={styles.hint}>{messages.chooseAnother}</p>
        </div>
      ) : (
        <>
          {height === 0 && (
            <div
              className={`${styles.skeleton} ${styles[offered.method]}`}
              role="status"
              aria-label={messages.loadingForm}
            />
          )}
          <iframe
            // Another address is another document: nothing of the one before is left.
            key={address}
            ref={frame}
            className={styles.frame}
            style={{ height }}
            src={address}
            title={messages.paymentForm}
            allow="payment *"
            aria-busy={isBusy}
          />
        </>
      )}
    </div>
  );
}
