import { useState } from 'react';
import { useAuth } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { Choice, Field } from '@/components/kit/field';
import {
  NOTIFICATION_KINDS,
  NOTIFICATION_RECIPIENTS,
  NOTIFICATION_TIMES,
  NOTIFICATIONS_AN_HOUR,
  type NotificationKind,
} from '@/core/model/notifications';
import type { NotificationOverview } from '@/core/model/operations';
import { loadNotifications, saveNotifications, sendTestMail } from '@/services/operations';
import { useAnswer } from '../data/use-answer';
import { useSending } from '../data/use-sending';
import * as office from '../messages';
import { Office } from '../office/office';
import list from '../ui/list.module.css';
import { Answered, Notice, Refusal } from '../ui/states';
import * as messages from './messages';
import styles from './notifications.module.css';

/** The e-mails to the shop: of which things, when, and to whom. */
export function Notifications() {
  const [notice, setNotice] = useState('');
  const { answer, reload, put } = useAnswer('notifications', loadNotifications);
  return (
    <Office page="notifications" title={office.notifications}>
      <Notice>{notice}</Notice>
      <Answered answer={answer} reload={reload}>
        {(settings) => (
          <>
            <NotificationForm
              settings={settings}
              onSaved={(saved) => {
                put(saved);
                setNotice(messages.saved);
              }}
            />
            <Recipients settings={settings} onSent={setNotice} />
          </>
        )}
      </Answered>
    </Office>
  );
}

const TIMES = labelled(NOTIFICATION_TIMES, {
  off: messages.off,
  'at-once': messages.atOnce,
  daily: messages.daily,
});
const RECIPIENTS = labelled(NOTIFICATION_RECIPIENTS, {
  shop: messages.toShop,
  admins: messages.toAdmins,
  chosen: messages.toChosen,
});

function labelled<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) {
  return values.map((value) => ({ value, label: labels[value] }));
}

const KINDS: Readonly<Record<NotificationKind, { label: string; hint?: string }>> = {
  orders: { label: messages.orders, hint: messages.ordersHint },
  messages: { label: messages.contactMessages, hint: messages.contactMessagesHint },
  cases: { label: messages.cases, hint: messages.casesHint },
  reviews: { label: messages.reviews },
  stock: { label: messages.stock, hint: messages.stockHint },
  payments: { label: messages.payments, hint: messages.paymentsHint },
};

interface FormProps {
  settings: NotificationOverview;
  onSaved: (saved: NotificationOverview) => void;
}

function NotificationForm({ settings, onSaved }: FormProps) {
  const { domain, formOf, isSending, failure, problemOf, send } = useSending();
  const { can } = useAuth();
  const [recipients, setRecipients] = useState<string>(settings.recipients);
  const [sent, setSent] = useState<readonly string[]>([]);
  const submit = (text: (name: string) => string) => {
    const changes = changesOf(text, settings);
    setSent(changes.addresses);
    send(async () => onSaved(await saveNotifications({ domain, ...changes })));
  };
  const wrong = problemOf('addresses');
  const entry = sent[failure?.entry ?? -1];
  return (
    <form {...formOf(submit)} className={list.card}>
      <h2>{messages.whatTitle}</h2>
      <p className={list.muted}>{messages.whatHint(NOTIFICATIONS_AN_HOUR)}</p>
      <div className={styles.fields}>
        {NOTIFICATION_KINDS.map((kind) => (
          <Choice
            key={kind}
            {...KINDS[kind]}
            name={kind}
            options={TIMES}
            defaultValue={settings[kind]}
          />
        ))}
      </div>
      <h2 className={styles.next}>{messages.whoTitle}</h2>
      <div className={styles.fields}>
        <Choice
          label={messages.recipients}
          name="recipients"
          options={RECIPIENTS}
          value={recipients}
          onChange={setRecipients}
        />
        {recipients === 'chosen' && (
          <Field
            label={messages.addresses}
            name="addresses"
            lines={3}
            defaultValue={settings.addresses.join('\n')}
            hint={messages.addressesHint}
            problem={wrong && entry ? messages.wrongAddress(entry) : wrong}
          />
        )}
      </div>
      {failure && !wrong && <Refusal>{failure.text}</Refusal>}
      {can('settings.write') && (
        <div className={list.buttons}>
          <Button type="submit" look="primary" isBusy={isSending}>
            {isSending ? office.saving : messages.save}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Reads the form. Addresses that it does not show stay as they are. */
function changesOf(text: (name: string) => string, { addresses }: NotificationOverview) {
  const timeOf = (kind: NotificationKind) =>
    NOTIFICATION_TIMES.find((time) => time === text(kind)) ?? 'off';
  const recipients = NOTIFICATION_RECIPIENTS.find((one) => one === text('recipients')) ?? 'shop';
  const typed = text('addresses').split(/[\s,;]+/);
  return {
    ...{ orders: timeOf('orders'), messages: timeOf('messages'), cases: timeOf('cases') },
    ...{ reviews: timeOf('reviews'), stock: timeOf('stock'), payments: timeOf('payments') },
    recipients,
    addresses: recipients === 'chosen' ? [...new Set(typed.filter(Boolean))] : addresses,
  };
}

interface RecipientsProps {
  settings: NotificationOverview;
  onSent: (notice: string) => void;
}

/** The addresses that the saved settings come to, and a mail to see whether it arrives. */
function Recipients({ settings: { reaches }, onSent }: RecipientsProps) {
  const { can } = useAuth();
  const { domain, isSending, failure, send } = useSending();
  const named = new Intl.ListFormat('en').format(reaches);
  const test = () =>
    send(async () => {
      await sendTestMail(domain);
      onSent(messages.testSent(named));
    });
  if (reaches.length === 0) return <Refusal>{messages.reachesNobody}</Refusal>;
  return (
    <section className={list.card}>
      <p className={styles.reaches}>{messages.reaches(named)}</p>
      {failure && <Refusal>{failure.text}</Refusal>}
      {can('settings.write') && (
        <div className={list.buttons}>
          <Button isBusy={isSending} onClick={test}>
            {messages.sendTest}
          </Button>
        </div>
      )}
    </section>
  );
}
