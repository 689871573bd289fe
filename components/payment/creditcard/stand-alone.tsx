import { useEffect, useRef, useState } from 'react';
import { Money } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { explainFailure } from '@/services/explain-failure';
import type { PaymentPage } from '@/services/payment-page';
import { BankQuestion } from './bank-question';
import { CardForm, type CardFormHandle } from './card-form';
import styles from './stand-alone.module.css';
import { TestMark } from './test-mark';
import { usePaying } from './use-paying';

interface Payment {
  order_id: string;
  amount: number;
  state: string;
  success_url: string;
  cancel_url: string;
}

/** The test provider's own page, in place of the one that a real provider has (spec 2, "Card payment flow"). */
export function StandAlone({ page }: { page: PaymentPage }) {
  const { domain, session, storename } = page;
  const form = useRef<CardFormHandle>(null);
  const [payment, setPayment] = useState<Payment>();
  const [failure, setFailure] = useState('');
  const paying = usePaying(page, {
    onPaid: () => window.location.assign(payment?.success_url ?? '/'),
    onFailed: setFailure,
  });

  useEffect(() => {
    import('@/services/payment')
      .then(({ loadTestPayment }) => loadTestPayment(domain, session))
      .then(setPayment, (error: unknown) => setFailure(explainFailure(error)));
  }, [domain, session]);

  const pay = () => {
    const entry = form.current?.read();
    if (!entry || !payment || paying.isBusy) return;
    setFailure('');
    void paying.pay(session, entry);
  };

  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{storename}</h1>
      <p className={styles.order}>
        {payment ? `Order ${payment.order_id}` : 'Loading the payment …'}
      </p>
      {payment && (
        <p className={styles.amount}>
          <Money amount={payment.amount} />
        </p>
      )}
      <TestMark />
      {payment?.state === 'expired' ? (
        <p role="alert">This payment has run out. Nothing was charged.</p>
      ) : (
        <>
          <div hidden={paying.isAsked}>
            <CardForm ref={form} problems={paying.problems} onEnter={pay} />
          </div>
          {paying.isAsked && (
            <BankQuestion
              storename={storename}
              onAnswer={(challenge) => void paying.answer(session, challenge)}
            />
          )}
          <p className={styles.failure} role="alert">
            {failure}
          </p>
          {payment && !paying.isAsked && (
            <button
              type="button"
              className={`${buttons.primary} ${styles.pay}`}
              aria-disabled={paying.isBusy}
              onClick={pay}
            >
              {paying.isBusy ? 'Paying …' : 'Pay'}
            </button>
          )}
        </>
      )}
      {payment && (
        <a className={buttons.quiet} href={payment.cancel_url}>
          Cancel and go back to {storename}
        </a>
      )}
    </main>
  );
}
