import { useRef } from 'react';
import type { PaymentPage } from '@/services/page-props';
import { type Channel, useChannel } from '../frame/use-channel';
import * as messages from '../messages';

interface Paypal {
  channel: Channel;
  /** PayPal asks for its order: the checkout is asked to begin one, and answers with its name. */
  createOrder: () => Promise<string>;
  /** Called with an approved order, to be captured by our server. */
  onApprove: (data: { orderID: string }) => Promise<void>;
  onCancel: () => void;
  onError: () => void;
}

/** PayPal, until its order is there. */
interface Waiting {
  resolve: (orderId: string) => void;
  reject: (error: Error) => void;
}

interface Options {
  /** Called by the provider's own button to begin the checkout. */
  onSubmit?: () => void;
}

/** Shared by PayPal's buttons and fields: creates the order on our server when needed. */
export function usePaypal({ origin }: PaymentPage, { onSubmit }: Options = {}): Paypal {
  const waiting = useRef<Waiting>(null);
  const begun = useRef('');
  const begin = (sessionId: string) => {
    begun.current = sessionId;
    if (waiting.current) waiting.current.resolve(sessionId);
    else onSubmit?.();
    waiting.current = null;
  };
  const giveUp = () => {
    waiting.current?.reject(new Error('The checkout is not complete.'));
    waiting.current = null;
  };
  const channel = useChannel(origin, ({ sessionId }) => begin(sessionId), giveUp);
  return {
    channel,
    createOrder: () => {
      if (onSubmit && begun.current) return Promise.resolve(begun.current);
      giveUp();
      return new Promise((resolve, reject) => {
        waiting.current = { resolve, reject };
        channel.send({ type: 'submit' });
      });
    },
    onApprove: async ({ orderID }) => channel.send({ type: 'approved', sessionId: orderID }),
    onCancel: () => channel.send({ type: 'cancelled' }),
    onError: () => channel.send({ type: 'failed', message: messages.paypalFailed }),
  };
}
