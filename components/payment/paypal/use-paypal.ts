import { useRef } from 'react';
import type { PaymentPage } from '@/services/payment-page';
import { type Channel, useChannel } from '../frame/use-channel';

interface Paypal {
  channel: Channel;
  /** PayPal asks for its order: the checkout is asked to begin one, and answers with its name. */
  createOrder: () => Promise<string>;
  /** What the shopper has approved; our server takes it. */
  onApprove: (data: { orderID: string }) => Promise<void>;
  onCancel: () => void;
  onError: () => void;
}

const FAILED = 'PayPal could not make the payment. Please try again, or pay in another way.';

interface Options {
  /** Told where the checkout begins by itself, by its own button. */
  onSubmit?: () => void;
}

/** What PayPal's buttons and fields have in common: the order begins when it is wanted, at our server. */
export function usePaypal({ origin }: PaymentPage, { onSubmit }: Options = {}): Paypal {
  const waiting = useRef<(orderId: string) => void>(null);
  const begun = useRef('');
  const channel = useChannel(origin, ({ sessionId }) => {
    begun.current = sessionId;
    if (waiting.current) waiting.current(sessionId);
    else onSubmit?.();
    waiting.current = null;
  });
  return {
    channel,
    createOrder: () => {
      if (onSubmit && begun.current) return Promise.resolve(begun.current);
      return new Promise((resolve) => {
        waiting.current = resolve;
        channel.send({ type: 'submit' });
      });
    },
    onApprove: async ({ orderID }) => channel.send({ type: 'approved', sessionId: orderID }),
    onCancel: () => channel.send({ type: 'cancelled' }),
    onError: () => channel.send({ type: 'failed', message: FAILED }),
  };
}
