import {
  PayPalCardFieldsForm,
  PayPalCardFieldsProvider,
  PayPalScriptProvider,
  usePayPalCardFields,
} from '@paypal/react-paypal-js';
import { useEffect, useRef, useState } from 'react';
import { CURRENCY } from '@/core/model/currency';
import type { PaymentPage } from '@/services/page-props';
import { PaymentFrame } from '../frame/payment-frame';
import { usePaypal } from './use-paypal';

type Submit = () => Promise<void>;

/** PayPal's card fields: the checkout's button pays. */
export function CardFields({ page }: { page: PaymentPage }) {
  const submit = useRef<Submit>(null);
  const [isReady, setReady] = useState(false);
  const fields = usePaypal(page, () => {
    const submitted = submit.current?.() ?? Promise.reject(new Error('There are no fields yet.'));
    submitted.catch(fields.onError);
  });
  const { channel, onCancel: _, ...calls } = fields;
  const options = {
    clientId: page.publicKey,
    currency: CURRENCY.toUpperCase(),
    intent: 'capture',
    components: 'card-fields',
  };
  return (
    <PaymentFrame channel={channel} isReady={isReady}>
      <PayPalScriptProvider options={options}>
        <PayPalCardFieldsProvider {...calls}>
          <PayPalCardFieldsForm />
          <Submitting submit={submit} onReady={() => setReady(true)} />
        </PayPalCardFieldsProvider>
      </PayPalScriptProvider>
    </PaymentFrame>
  );
}

interface SubmittingProps {
  submit: { current: Submit | null };
  onReady: () => void;
}

/** Hands what submits the fields to whoever hears the checkout. */
function Submitting({ submit, onReady }: SubmittingProps) {
  const { cardFieldsForm } = usePayPalCardFields();
  const ready = useRef(onReady);
  useEffect(() => {
    submit.current = cardFieldsForm ? () => cardFieldsForm.submit() : null;
    if (cardFieldsForm) ready.current();
  }, [cardFieldsForm, submit]);
  return null;
}
