import { useRef } from 'react';
import type { PaymentPage } from '@/services/page-props';
import { useChannel } from '../frame/use-channel';
import * as messages from '../messages';

/** PayPal, until its order is there. */
interface Waiting {
  resolve: (orderId: string) => void;
  reject: (error: Error) => void;
}

/** Shared by PayPal's buttons and fields. @param onSubmit of fields, called when the checkout's button is pressed. */
export function usePaypal({ origin }: PaymentPage, onSubmit?: () => void) {
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
    /** PayPal asks for its order: the checkout is asked to begin one, and answers with its name. */
    createOrder: () => {
      if (onSubmit && begun.current) return Promise.resolve(begun.current);
      giveUp();
      return new Promise<string>((resolve, reject) => {
        waiting.current = { resolve, reject };
        channel.send({ type: 'submit' });
      });
    },
    /** Called with an approved order, to be captured by our server. */
    onApprove: async ({ orderID }: { orderID: string }) =>
      channel.send({ type: 'approved', sessionId: orderID }),
    onCancel: () => channel.send({ type: 'cancelled' }),
    onError: () => channel.send({ type: 'failed', message: messages.paypalFailed }),
  };
}
