import { useEffect, useRef, useState } from 'react';
import { buttons, Money } from '@/components/ui';
import { useFocusOnShow } from '@/hooks/use-focus-on-show';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { explainFailure } from '@/services/explain-failure';
import type { PaymentPage } from '@/services/page-props';
import type { loadTestPayment } from '@/services/payment';
import { PaymentFrame } from '../frame/payment-frame';
import { useChannel } from '../frame/use-channel';
import * as messages from '../messages';
import { CardForm, type CardFormHandle, type CardFormProps } from './card-form';
import styles from './stand-alone.module.css';
import { usePaying } from './use-paying';

/** The test provider's card form: in a checkout, or as a page of its own. */
export function TestCards({ page }: { page: PaymentPage }) {
  return page.session ? <Standalone page={page} /> : <TestFrame page={page} />;
}

/** The card form of the test provider, within a checkout: the checkout's button pays. */
function TestFrame({ page }: { page: PaymentPage }) {
  const form = useRef<CardFormHandle>(null);
  const isHydrated = useIsHydrated();
  const channel = useChannel(page.origin, ({ sessionId }) => {
    const entry = form.current?.read();
    if (entry) void paying.pay(sessionId, entry);
    else channel.send({ type: 'failed', message: messages.checkCard });
  });
  const paying = usePaying(page, {
    onPaid: (sessionId) => channel.send({ type: 'approved', sessionId }),
    onFailed: (message) => channel.send({ type: 'failed', message }),
  });
  return (
    <PaymentFrame channel={channel} isReady={isHydrated}>
      <TestMark />
      <Card
        ref={form}
        paying={paying}
        storename={page.storename}
        onEnter={() => channel.send({ type: 'submit' })}
      />
    </PaymentFrame>
  );
}

type Payment = Awaited<ReturnType<typeof loadTestPayment>>;

/** The test provider's own page, in place of the one that a real provider has (spec 2, "Card payment flow"). */
function Standalone({ page }: { page: PaymentPage }) {
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
        {payment ? messages.order(payment.order_id) : messages.loading}
      </p>
      {payment && (
        <p className={styles.amount}>
          <Money amount={payment.amount} />
        </p>
      )}
      <TestMark />
      {payment?.state === 'expired' ? (
        <p role="alert">{messages.expired}</p>
      ) : (
        <>
          <Card ref={form} paying={paying} storename={storename} onEnter={pay} />
          <p className={styles.failure} role="alert">
            {failure}
          </p>
          {payment && !paying.isConfirming && (
            <button
              type="button"
              className={`${buttons.primary} ${styles.pay}`}
              aria-disabled={paying.isBusy}
              onClick={pay}
            >
              {paying.isBusy ? messages.paying : messages.pay}
            </button>
          )}
        </>
      )}
      {payment && (
        <a className={buttons.quiet} href={payment.cancel_url}>
          {messages.cancel(storename)}
        </a>
      )}
    </main>
  );
}

function TestMark() {
  return (
    <p className={styles.mark}>
      <strong>{messages.testMode}</strong>
      {messages.testCardPrefix} <span className={styles.number}>4242 4242 4242 4242</span>
      {messages.testCardSuffix}
    </p>
  );
}

interface CardProps extends Pick<CardFormProps, 'ref' | 'onEnter'> {
  paying: ReturnType<typeof usePaying>;
  storename: string;
}

function Card({ paying, storename, ...form }: CardProps) {
  return (
    <>
      <div hidden={paying.isConfirming}>
        <CardForm {...form} problems={paying.problems} />
      </div>
      {paying.isConfirming && <BankQuestion storename={storename} onAnswer={paying.answer} />}
    </>
  );
}

interface BankQuestionProps {
  storename: string;
  onAnswer: ReturnType<typeof usePaying>['answer'];
}

/** 3-D Secure challenge of the test provider. */
function BankQuestion({ storename, onAnswer }: BankQuestionProps) {
  const heading = useFocusOnShow<HTMLHeadingElement>();
  return (
    <section className={styles.bank} aria-labelledby="bank-question">
      <h2 ref={heading} id="bank-question" className={styles.bankQuestionTitle} tabIndex={-1}>
        {messages.yourBankAsks}
      </h2>
      <p>{messages.bankQuestion(storename)}</p>
      <div className={styles.answers}>
        <button type="button" className={buttons.primary} onClick={() => onAnswer('passed')}>
          {messages.confirmIdentity}
        </button>
        <button type="button" className={buttons.secondary} onClick={() => onAnswer('failed')}>
          {messages.stop}
        </button>
      </div>
    </section>
  );
}
