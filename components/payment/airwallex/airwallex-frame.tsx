import { createElement, init } from '@airwallex/components-sdk';
import { useEffect, useRef, useState } from 'react';
import type { PaymentPage } from '@/services/page-props';
import { PaymentFrame } from '../frame/payment-frame';
import { useChannel } from '../frame/use-channel';
import * as messages from '../messages';

type CardElement = Awaited<ReturnType<typeof createElement<'card'>>>;

/** Airwallex' card element (spec 2): the checkout's button pays by the payment that the server has opened. */
export function AirwallexFrame({ page }: { page: PaymentPage }) {
  const place = useRef<HTMLDivElement>(null);
  const card = useRef<CardElement>(null);
  const [isReady, setReady] = useState(false);
  const channel = useChannel(page.origin, async ({ sessionId, clientSecret }) => {
    if (!card.current) return send({ type: 'failed', message: messages.fieldMissing });
    try {
      await card.current.confirm({ intent_id: sessionId, client_secret: clientSecret });
      send({ type: 'approved', sessionId });
    } catch (error) {
      send({ type: 'failed', message: failureText(error) });
    }
  });
  const { send } = channel;

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isOver = false;
    open(page, element, () => setReady(true)).then(
      (opened) => {
        if (isOver) opened.destroy();
        else card.current = opened;
      },
      (error: unknown) => send({ type: 'failed', message: failureText(error) }),
    );
    return () => {
      isOver = true;
      card.current?.destroy();
    };
  }, [page, send]);

  return (
    <PaymentFrame channel={channel} isReady={isReady}>
      <div ref={place} />
    </PaymentFrame>
  );
}

async function open(
  { environment }: PaymentPage,
  place: HTMLElement,
  onReady: () => void,
): Promise<CardElement> {
  const env = environment === 'prod' ? environment : 'demo';
  await init({ env, enabledElements: ['payments'] });
  const element = await createElement('card');
  element.on('ready', onReady);
  element.mount(place);
  return element;
}

function failureText(error: unknown): string {
  return error instanceof Error && error.message ? error.message.slice(0, 500) : messages.failed;
}
