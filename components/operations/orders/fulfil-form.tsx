import type { SubmitEvent } from 'react';
import { Button } from '@/components/kit/button';
import { Field } from '@/components/kit/field';
import { fulfilOrder } from '@/services/operations';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { FailureNote } from '../ui/states';
import styles from './actions.module.css';
import type { ActionProps } from './dialogs';
import { seenOf } from './order-texts';

/** Marks an order as sent by a carrier; the shopper gets an e-mail. */
export function FulfilForm({ order, onDone, onStale }: ActionProps) {
  const { domain, form, isSending, failure, problemOf, send } = useSending();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    const [carrier, trackingNumber] = [text('carrier'), text('trackingNumber')];
    const parcel = { carrier, trackingNumber, trackingUrl: text('trackingUrl') };
    return send(async () => {
      const sent = await fulfilOrder({ domain, ...seenOf(order), ...parcel });
      onDone(sent, messages.markedSent);
    });
  };
  const fieldOf = (name: string, label: string) => ({ name, label, problem: problemOf(name) });
  const carrier = fieldOf('carrier', messages.carrier);
  const number = fieldOf('trackingNumber', messages.trackingNumber);
  const url = fieldOf('trackingUrl', messages.trackingPageOptional);
  const isOfField = [carrier, number, url].some(({ problem }) => problem);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-busy={isSending}>
      {failure && !isOfField && <FailureNote failure={failure} onStale={onStale} />}
      <Field {...carrier} maxLength={100} placeholder="UPS, USPS, DHL …" />
      <Field {...number} maxLength={100} />
      <Field {...url} type="url" inputMode="url" maxLength={500} placeholder="https://" />
      <Button type="submit" look="primary" isBusy={isSending}>
        {isSending ? messages.saving : messages.markAsSent}
      </Button>
    </form>
  );
}
