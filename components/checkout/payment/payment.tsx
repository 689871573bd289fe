import { useCallback, useMemo } from 'react';
import { buttons } from '@/components/ui';
import type { PaymentMethod } from '@/core/model/payment';
import { useLoaded } from '@/hooks/use-loaded';
import { useShop } from '@/hooks/use-shop';
import { explainFailure } from '@/services/explain-failure';
import type { OfferedMethod } from '@/services/payment';
import { atShield, openShield } from '@/store/checkout/shield';
import { useAppDispatch } from '@/store/hooks';
import * as messages from '../messages';
import styles from './payment.module.css';
import { PaymentFrame, type PaymentFrameProps } from './payment-frame';

interface PaymentProps extends Omit<PaymentFrameProps, 'offered'> {
  methods: ReturnType<typeof useMethods>;
  chosen: OfferedMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
}

const METHOD_TEXTS: Readonly<Record<PaymentMethod, { title: string; text: string }>> = {
  stripe: { title: messages.cardAndWallets, text: messages.cardHint },
  creditcard: { title: messages.card, text: messages.cardHint },
  airwallex: { title: messages.card, text: messages.cardHint },
  paypal: { title: 'PayPal', text: messages.paypalHint },
  redirect: { title: messages.providerPage, text: messages.providerPageHint },
};

/** Payment methods. Loads nothing of a provider before its method is chosen. */
export function Payment(props: PaymentProps) {
  const { methods, chosen, onChoose, ...frame } = props;
  const { loaded, offered: ways } = methods;
  return (
    <fieldset className={styles.payment}>
      <legend className={styles.legend}>{messages.payment}</legend>
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
              disabled={frame.isBusy}
              onChange={() => onChoose(offered.method)}
            />
            <span>
              <strong>{METHOD_TEXTS[offered.method].title}</strong>
              <span className={styles.small}>{METHOD_TEXTS[offered.method].text}</span>
            </span>
            {offered.provider === 'test' && (
              <span className={styles.test}>{messages.testMode}</span>
            )}
          </label>
          {offered === chosen && offered.method !== 'redirect' && (
            <PaymentFrame {...frame} offered={offered} />
          )}
        </div>
      ))}
    </fieldset>
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
