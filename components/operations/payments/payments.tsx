import { useState } from 'react';
import type { PaymentOverview } from '@/core/model/operations';
import { loadPayments } from '@/services/operations';
import { useAnswer } from '../data/use-answer';
import * as messages from '../messages';
import { Office } from '../office/office';
import { providerName } from '../orders/order-texts';
import list from '../ui/list.module.css';
import { Answered, Badge, Notice } from '../ui/states';
import { PROVIDERS } from './payment-fields';
import { ProviderForm } from './provider-form';

export function Payments() {
  const [notice, setNotice] = useState('');
  const { answer, reload, put } = useAnswer('payments', loadPayments);
  return (
    <Office page="payments" title={messages.payments}>
      <Notice>{notice}</Notice>
      <Answered answer={answer} reload={reload}>
        {(payments) => (
          <>
            <PaymentStatus payments={payments} />
            {PROVIDERS.map((provider) => (
              <ProviderForm
                key={provider.name}
                provider={provider}
                payments={payments}
                onSaved={(saved, text) => {
                  put(saved);
                  setNotice(text);
                }}
              />
            ))}
          </>
        )}
      </Answered>
    </Office>
  );
}

const SOURCES: Readonly<Record<PaymentOverview['source'], string>> = {
  shop: messages.ownKeys,
  server: messages.serverKeys,
  none: messages.noKeys,
};

function PaymentStatus({ payments }: { payments: PaymentOverview }) {
  const { takes, source, paymentOrigin } = payments;
  return (
    <section className={list.card} aria-labelledby="payment-status">
      <h2 id="payment-status">
        {takes.length > 0 ? messages.takesPayments : messages.takesNoPayments}
      </h2>
      {takes.length > 0 && (
        <ul className={list.buttons}>
          {takes.map(({ provider, isTest }) => (
            <li key={provider}>
              {providerName(provider)}{' '}
              <Badge tone={isTest ? 'waiting' : 'good'}>
                {isTest ? messages.testMode : messages.realMoney}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <p className={list.muted}>
        {SOURCES[source]}
        {paymentOrigin ? messages.paymentOriginNote(paymentOrigin) : messages.noPaymentOrigin}
      </p>
    </section>
  );
}
