import type { Ref } from 'react';
import buttons from '@/components/ui/button.module.css';
import type { PaymentMethod } from '@/core/model/payment';
import type { FrameMessage } from '@/core/rules/payment/payment-messages';
import type { OfferedMethod } from '@/services/payment';
import styles from './payment.module.css';
import { PaymentFrame, type PaymentFrameHandle } from './payment-frame';
import type { useMethods } from './use-methods';

interface PaymentProps {
  ref: Ref<PaymentFrameHandle>;
  methods: ReturnType<typeof useMethods>;
  chosen: OfferedMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
  total: number;
  isBusy: boolean;
  onMessage: (message: FrameMessage) => void;
  onSilent: () => void;
}

const METHOD_TEXTS: Readonly<Record<PaymentMethod, { title: string; text: string }>> = {
  stripe: { title: 'Card and wallets', text: 'Entered here, seen by the payment provider alone.' },
  creditcard: { title: 'Card', text: 'Entered here, seen by the payment provider alone.' },
  airwallex: { title: 'Card', text: 'Entered here, seen by the payment provider alone.' },
  paypal: { title: 'PayPal', text: 'In a window of PayPal’s.' },
  redirect: { title: 'Card, on the provider’s page', text: 'You come back here afterwards.' },
};

/** Payment methods. Loads nothing of a provider before its method is chosen. */
export function Payment(props: PaymentProps) {
  const { ref, methods, chosen, onChoose, total, isBusy, onMessage, onSilent } = props;
  const { state, offered: ways, retry } = methods;
  return (
    <fieldset className={styles.payment}>
      <legend className={styles.legend}>Payment</legend>
      {state.phase === 'loading' && (
        <div className={styles.skeleton} role="status" aria-label="Loading the ways to pay" />
      )}
      {state.phase === 'failed' && (
        <div role="alert">
          <p className={styles.failure}>{state.message}</p>
          <button type="button" className={buttons.secondary} onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {state.phase === 'ready' && ways.length === 0 && (
        <p role="alert">Payment is not set up in this shop yet, so it takes no orders.</p>
      )}
      {ways.map((offered) => (
        <div key={offered.method} className={styles.method}>
          <label className={styles.choice}>
            <input
              type="radio"
              name="method"
              className={styles.radio}
              value={offered.method}
              checked={offered.method === chosen?.method}
              disabled={isBusy}
              onChange={() => onChoose(offered.method)}
            />
            <span>
              <strong>{METHOD_TEXTS[offered.method].title}</strong>
              <span className={styles.small}>{METHOD_TEXTS[offered.method].text}</span>
            </span>
            {offered.provider === 'test' && <span className={styles.test}>Test mode</span>}
          </label>
          {offered === chosen && offered.method !== 'redirect' && (
            <PaymentFrame
              ref={ref}
              offered={offered}
              total={total}
              isBusy={isBusy}
              onMessage={onMessage}
              onSilent={onSilent}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
