import { useCallback, useId, useMemo } from 'react';
import { buttons, PaymentMarks } from '@/components/ui';
import type { PaymentMethod } from '@/core/model/payment';
import { paymentMarks } from '@/core/rules/payment/payment-marks';
import { useLoaded } from '@/hooks/use-loaded';
import { useShop } from '@/hooks/use-shop';
import { explainFailure } from '@/services/explain-failure';
import type { OfferedMethod } from '@/services/payment';
import { atShield, openShield } from '@/store/checkout/shield';
import { useAppDispatch } from '@/store/hooks';
import * as messages from '../messages';
import styles from './payment.module.css';
import { ClosedForm, PaymentFrame, type PaymentFrameProps } from './payment-frame';

interface PaymentProps extends Omit<PaymentFrameProps, 'offered'> {
  methods: ReturnType<typeof useMethods>;
  chosen: OfferedMethod | undefined;
  /** Problem of the way to pay, such as a form that is not there yet. */
  problem: string | undefined;
  /** True once the form of the chosen way may load. */
  isOpen: boolean;
  onOpen: () => void;
  onChoose: (method: PaymentMethod) => void;
}

const METHOD_TEXTS: Readonly<Record<PaymentMethod, { title: string; text: string }>> = {
  stripe: { title: messages.cardAndWallets, text: messages.cardHint },
  creditcard: { title: messages.card, text: messages.cardHint },
  airwallex: { title: messages.card, text: messages.cardHint },
  paypal: { title: 'PayPal', text: messages.paypalHint },
  redirect: { title: messages.providerPage, text: messages.providerPageHint },
};

/**
 * Payment methods, the first one chosen. Loads nothing of a provider before the shopper turns to paying: by a way to pay,
 * by Pay, or with the rest of the form filled in.
 */
export function Payment(props: PaymentProps) {
  const { methods, chosen, problem, isOpen, onOpen, onChoose, ...frame } = props;
  const { loaded, offered: ways } = methods;
  const id = useId();
  return (
    <div
      className={styles.payment}
      role="radiogroup"
      aria-labelledby={id}
      aria-required
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <h2 id={id} className={styles.legend}>
        {messages.payment}
      </h2>
      {problem && (
        <p id={`${id}-problem`} className={styles.failure} role="alert">
          {problem}
        </p>
      )}
      {loaded.status === 'loading' && (
        <div className={styles.skeleton} role="status" aria-label={messages.loadingPayments} />
      )}
      {loaded.status === 'failed' && (
        <div role="alert">
          <p className={styles.failure}>{explainFailure(loaded.error)}</p>
          <button type="button" className={buttons.secondary} onClick={loaded.retry}>
            {messages.tryAgain}
          </button>
        </div>
      )}
      {loaded.status === 'loaded' && ways.length === 0 && <p role="alert">{messages.noProvider}</p>}
      {ways.map((offered) => (
        <div key={offered.method} className={styles.method}>
          <label className={styles.choice}>
            <input
              type="radio"
              name="method"
              className={styles.radio}
              value={offered.method}
              checked={offered.method === chosen?.method}
              // Not disabled: it keeps the focus that a refusal leads to.
              aria-disabled={frame.isBusy}
              onChange={() => !frame.isBusy && onChoose(offered.method)}
              onFocus={onOpen}
            />
            <span>
              <strong>{METHOD_TEXTS[offered.method].title}</strong>
              <span className={styles.small}>{METHOD_TEXTS[offered.method].text}</span>
              <PaymentMarks marks={paymentMarks([offered])} className={styles.marks} />
            </span>
            {offered.provider === 'test' && (
              <span className={styles.test}>{messages.testMode}</span>
            )}
          </label>
          {offered === chosen &&
            offered.method !== 'redirect' &&
            (isOpen ? (
              <PaymentFrame {...frame} offered={offered} />
            ) : (
              <ClosedForm method={offered.method} />
            ))}
        </div>
      ))}
    </div>
  );
}

/** The ways to pay that the shop offers, and another try where they cannot be had. */
export function useMethods() {
  const shop = useShop();
  const domain = shop.hostname;
  const dispatch = useAppDispatch();
  const load = useCallback(async () => {
    const { loadMethods } = await import('@/services/payment');
    const methods = await loadMethods(domain);
    await Promise.all(methods.map(({ provider }) => dispatch(openShield(provider))));
    return methods;
  }, [domain, dispatch]);
  const loaded = useLoaded(load);
  const offered = useMemo(
    () => (loaded.status === 'loaded' ? loaded.value.map((method) => atShield(method, shop)) : []),
    [loaded, shop],
  );
  return { loaded, offered };
}
