import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe, type StripeElementsOptions } from '@stripe/stripe-js';
import { useMemo, useRef, useState } from 'react';
import { CURRENCY } from '@/core/model/currency';
import type { PaymentPage } from '@/services/page-props';
import { PaymentFrame } from '../frame/payment-frame';
import { type Channel, useChannel } from '../frame/use-channel';
import * as messages from '../messages';

type Pay = (sessionId: string, clientSecret: string) => Promise<void>;

/** Stripe's payment element (spec 2): the checkout's button pays by the payment that the server has opened. */
export function StripeFrame({ page }: { page: PaymentPage }) {
  const pay = useRef<Pay>(null);
  const [isReady, setReady] = useState(false);
  const channel = useChannel(page.origin, ({ sessionId, clientSecret }) => {
    if (pay.current) void pay.current(sessionId, clientSecret);
    else send({ type: 'failed', message: messages.fieldMissing });
  });
  const { send } = channel;
  const stripe = useMemo(
    () =>
      loadStripe(page.publicKey).catch(() => {
        send({ type: 'failed', message: messages.fieldMissing });
        return null;
      }),
    [page.publicKey, send],
  );
  return (
    <PaymentFrame channel={channel} isReady={isReady}>
      {channel.amountMinor > 0 && (
        <Elements stripe={stripe} options={optionsFor(channel.amountMinor)}>
          <StripeForm channel={channel} pay={pay} onReady={() => setReady(true)} />
        </Elements>
      )}
    </PaymentFrame>
  );
}

function optionsFor(amount: number): StripeElementsOptions {
  return {
    mode: 'payment',
    amount,
    currency: CURRENCY,
    // As the server opens the payment.
    allowedPaymentMethodTypes: ['card'],
    appearance: { variables: { colorPrimary: accentOf(), borderRadius: '6px' } },
  };
}

interface StripeFormProps {
  channel: Channel;
  /** Set to what pays, for whoever hears the checkout. */
  pay: { current: Pay | null };
  onReady: () => void;
}

function StripeForm({ channel: { send }, pay, onReady }: StripeFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  pay.current = async (sessionId, clientSecret) => {
    if (!stripe || !elements) return send({ type: 'failed', message: messages.fieldMissing });
    const checked = await elements.submit();
    const failure =
      checked.error ??
      (
        await stripe.confirmPayment({
          elements,
          clientSecret,
          redirect: 'if_required',
          confirmParams: { return_url: window.location.href },
        })
      ).error;
    if (failure)
      send({ type: 'failed', message: (failure.message ?? messages.failed).slice(0, 500) });
    else send({ type: 'approved', sessionId });
  };
  return (
    <PaymentElement
      onReady={onReady}
      onLoadError={({ error }) =>
        send({ type: 'failed', message: (error.message ?? messages.fieldMissing).slice(0, 500) })
      }
    />
  );
}

const FALLBACK = '#1a1a1a';

/** The shop's accent, for whoever draws fields of their own and takes colors as text. */
function accentOf(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--accent').trim() || FALLBACK;
}
