import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type FrameMessage,
  isNonce,
  readShopMessage,
  type ShopMessage,
  toPosted,
} from '@/core/rules/payment/payment-messages';

type Submission = Extract<ShopMessage, { type: 'submit' }>;

export interface Channel {
  /** Cents, as the checkout says; 0 until it has. */
  amountMinor: number;
  send: (message: FrameMessage) => void;
}

/** Connects a payment frame to the checkout: its parent alone, on the origin that the server names, by its nonce. */
export function useChannel(
  origin: string,
  onSubmit: (submission: Submission) => void,
  onRefused?: () => void,
): Channel {
  const [amountMinor, setAmountMinor] = useState(0);
  const nonce = useRef('');
  const submitted = useRef(onSubmit);
  submitted.current = onSubmit;
  const refused = useRef(onRefused);
  refused.current = onRefused;

  const send = useCallback(
    (message: FrameMessage) => {
      if (origin && isNonce(nonce.current)) {
        window.parent.postMessage(toPosted(message, nonce.current), origin);
      }
    },
    [origin],
  );

  useEffect(() => {
    // In the fragment, which reaches no server and no log.
    nonce.current = new URLSearchParams(window.location.hash.slice(1)).get('nonce') ?? '';
    const listen = ({ source, origin: from, data }: MessageEvent) => {
      if (source !== window.parent || from !== origin) return;
      const message = readShopMessage(data, nonce.current);
      if (message?.type === 'amount') setAmountMinor(message.amountMinor);
      if (message?.type === 'refused') refused.current?.();
      if (message?.type !== 'submit') return;
      // Says that it was heard, before anything that takes time.
      send({ type: 'submit' });
      submitted.current(message);
    };
    window.addEventListener('message', listen);
    // Says that it listens: what was said before is said again.
    send({ type: 'resize', height: 0 });
    return () => window.removeEventListener('message', listen);
  }, [origin, send]);

  return { amountMinor, send };
}
