import { PayPalButtons, PayPalScriptProvider } from '@paypal/react-paypal-js';
import { useState } from 'react';
import { CURRENCY } from '@/core/model/currency';
import type { PaymentPage } from '@/services/page-props';
import { PaymentFrame } from '../frame/payment-frame';
import { usePaypal } from './use-paypal';

/** PayPal's buttons (spec 2): they begin the payment by themselves. */
export function Buttons({ page }: { page: PaymentPage }) {
  const [isReady, setReady] = useState(false);
  const { channel, ...calls } = usePaypal(page);
  const options = { clientId: page.publicKey, currency: CURRENCY.toUpperCase(), intent: 'capture' };
  return (
    <PaymentFrame channel={channel} isReady={isReady}>
      <PayPalScriptProvider options={options}>
        <PayPalButtons style={{ layout: 'vertical' }} onInit={() => setReady(true)} {...calls} />
      </PayPalScriptProvider>
    </PaymentFrame>
  );
}
