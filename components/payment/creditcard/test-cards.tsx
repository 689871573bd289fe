import { useRef, useState } from 'react';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import type { PaymentPage } from '@/services/payment-page';
import { PaymentFrame } from '../frame/payment-frame';
import { useChannel } from '../frame/use-channel';
import { BankQuestion } from './bank-question';
import { CardForm, type CardFormHandle } from './card-form';
import { StandAlone } from './stand-alone';
import { TestMark } from './test-mark';
import { usePaying } from './use-paying';

/** The test provider's card form: in a checkout, or as a page of its own. */
export function TestCards({ page }: { page: PaymentPage }) {
  return page.session ? <StandAlone page={page} /> : <TestFrame page={page} />;
}

/** The card form of the test provider, within a checkout: the checkout's button pays. */
function TestFrame({ page }: { page: PaymentPage }) {
  const form = useRef<CardFormHandle>(null);
  const [session, setSession] = useState('');
  const isHydrated = useIsHydrated();
  const channel = useChannel(page.origin, ({ sessionId }) => {
    setSession(sessionId);
    const entry = form.current?.read();
    if (entry) void paying.pay(sessionId, entry);
    else channel.send({ type: 'failed', message: 'Please check the card.' });
  });
  const paying = usePaying(page, {
    onPaid: (sessionId) => channel.send({ type: 'approved', sessionId }),
    onFailed: (message) => channel.send({ type: 'failed', message }),
  });
  return (
    <PaymentFrame channel={channel} isReady={isHydrated}>
      <TestMark />
      <div hidden={paying.isAsked}>
        <CardForm
          ref={form}
          problems={paying.problems}
          onEnter={() => channel.send({ type: 'submit' })}
        />
      </div>
      {paying.isAsked && (
        <BankQuestion
          storename={page.storename}
          onAnswer={(challenge) => void paying.answer(session, challenge)}
        />
      )}
    </PaymentFrame>
  );
}
