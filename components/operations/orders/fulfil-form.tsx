import { type SubmitEvent, useRef } from 'react';
import { Button } from '@/components/kit/button';
import { Field } from '@/components/kit/field';
import { fulfilOrder } from '@/services/operations';
import { useDomain } from '../data/use-domain';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { FailureNote } from '../ui/failure-note';
import { useFocusOnProblem } from '../ui/use-focus-on-problem';
import type { ActionProps } from './action-props';
import styles from './actions.module.css';
import { seenOf } from './order-texts';

const FIELDS = ['carrier', 'trackingNumber', 'trackingUrl'] as const;

/** Marks an order as sent by a carrier; the shopper gets an e-mail. */
export function FulfilForm({ order, onDone, onStale }: ActionProps) {
  const domain = useDomain();
  const { isSending, failure, send } = useSending();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, failure);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: (typeof FIELDS)[number]) => String(typed.get(name) ?? '').trim();
    const parcel = {
      carrier: text('carrier'),
      trackingNumber: text('trackingNumber'),
      trackingUrl: text('trackingUrl'),
    };
    return send(async () => {
      const sent = await fulfilOrder({ domain, ...seenOf(order), ...parcel });
      onDone(sent, messages.markedSent);
    });
  };
  const problemOf = (name: string) => (failure?.path === name ? failure.text : '');
  const isOfField = FIELDS.some((name) => name === failure?.path);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-busy={isSending}>
      {failure && !isOfField && <FailureNote failure={failure} onStale={onStale} />}
      <Field
        label={messages.carrier}
        name="carrier"
        maxLength={100}
        placeholder="UPS, USPS, DHL …"
        problem={problemOf('carrier')}
      />
      <Field
        label={messages.trackingNumber}
        name="trackingNumber"
        maxLength={100}
        problem={problemOf('trackingNumber')}
      />
      <Field
        label={messages.trackingPageOptional}
        name="trackingUrl"
        type="url"
        inputMode="url"
        maxLength={500}
        placeholder="https://"
        problem={problemOf('trackingUrl')}
      />
      <Button type="submit" look="primary" isBusy={isSending}>
        {isSending ? messages.saving : messages.markAsSent}
      </Button>
    </form>
  );
}
