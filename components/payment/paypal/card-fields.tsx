import {
  PayPalCardFieldsForm,
  PayPalCardFieldsProvider,
  PayPalScriptProvider,
  usePayPalCardFields,
} from '@paypal/react-paypal-js';
import { useEffect, useRef } from 'react';
import { CURRENCY } from '@/core/model/payment';
import type { PaymentPage } from '@/services/payment-page';
import { PaymentFrame } from '../frame/payment-frame';
import { usePaypal } from './use-paypal';

type Submit = () => Promise<void>;

/** PayPal's card fields: the checkout's button pays. */
export function CardFields({ page }: { page: PaymentPage }) {
  const submit = useRef<Submit>(null);
  const {
    channel,
    onCancel: _,
    ...calls
  } = usePaypal(page, {
    onSubmit: () => {
      submit.current?.().catch(calls.onError);
    },
  });
  const options = {
    clientId: page.publicKey,
    currency: CURRENCY.toUpperCase(),
    intent: 'capture',
    components: 'card-fields',
  };
  return (
    <PaymentFrame channel={channel} isReady>
      <PayPalScriptProvider options={options}>
        <PayPalCardFieldsProvider {...calls}>
          <PayPalCardFieldsForm />
          <Submitting submit={submit} />
        </PayPalCardFieldsProvider>
      </PayPalScriptProvider>
    </PaymentFrame>
  );
}

/** Hands what submits the fields to whoever hears the checkout. */
function Submitting({ submit }: { submit: { current: Submit | null } }) {
  const { cardFieldsForm } = usePayPalCardFields();
  useEffect(() => {
    submit.current = cardFieldsForm ? () => cardFieldsForm.submit() : null;
  }, [cardFieldsForm, submit]);
  return null;
}
