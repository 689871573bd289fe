import { useState } from 'react';
import { useAuth } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { Field } from '@/components/kit/field';
import { DateTime, Link } from '@/components/ui';
import { type CaseStatus, type CaseType, MAX_CASE_MESSAGE_LENGTH } from '@/core/model/case';
import type { OperatorCase } from '@/core/model/operations';
import { addNote, answerCase, closeCase, loadCase } from '@/services/operations';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { type Actions, Detail } from '../ui/detail';
import list from '../ui/list.module.css';
import { Photos } from '../ui/photos';
import { Badge, FailureNote } from '../ui/states';
import styles from './cases.module.css';

const BACK = { href: '/design/cases', label: messages.allCases };

export function CaseView({ id }: { id: string }) {
  const mayAnswer = useAuth().can('service.write');
  return (
    <Detail id={id} load={(domain) => loadCase({ domain, id })} back={BACK}>
      {(customerCase, actions) => (
        <>
          <CaseHead customerCase={customerCase} {...actions} />
          <ol className={styles.thread} aria-label={messages.thread}>
            {customerCase.messages.map((message) => (
              <ThreadMessage key={message.id} message={message} />
            ))}
          </ol>
          {mayAnswer && customerCase.status !== 'closed' && (
            <CaseReply customerCase={customerCase} {...actions} />
          )}
        </>
      )}
    </Detail>
  );
}

interface CaseActionProps extends Actions<OperatorCase> {
  customerCase: OperatorCase;
}

/** Returns the seen state of a case, which each change names so that a newer message is a conflict. */
const seenOf = ({ id, messages }: OperatorCase) => ({ id, seenMessage: messages.at(-1)?.id ?? '' });

function CaseHead({ customerCase, onDone, onStale }: CaseActionProps) {
  const { domain, isSending, failure, send } = useSending();
  const { number, name, email, order_id, subject, type, status } = customerCase;
  const { can } = useAuth();
  const seen = { domain, ...seenOf(customerCase) };
  const close = () => send(async () => onDone(await closeCase(seen), messages.caseClosed));
  return (
    <section className={list.card} aria-labelledby="case-subject">
      <div className={list.head}>
        <h2 id="case-subject" dir="auto">
          {subject}
        </h2>
        <CaseStatusBadge status={status} />
      </div>
      <p className={list.muted}>
        {number}, {CASE_TYPES[type]}
        {messages.by}
        {name}, <a href={`mailto:${email}`}>{email}</a>
        {messages.orderInfix}
        <Link href={`/design/orders?order=${encodeURIComponent(order_id)}`}>{order_id}</Link>
      </p>
      {failure && <FailureNote failure={failure} onStale={onStale} />}
      {status !== 'closed' && can('service.write') && (
        <div className={list.buttons}>
          <Button isBusy={isSending} onClick={close}>
            {messages.closeCase}
          </Button>
        </div>
      )}
    </section>
  );
}

function ThreadMessage({ message }: { message: OperatorCase['messages'][number] }) {
  const { senderType, senderName, isInternal, createdAt, attachments } = message;
  const photos = attachments.map(({ preview }) => preview).filter(Boolean);
  const looks = [list.card, styles[senderType], isInternal && styles.note];
  return (
    <li className={looks.filter(Boolean).join(' ')}>
      <p className={list.head}>
        <strong>{senderName}</strong>
        <span className={list.muted}>
          {isInternal && <Badge tone="waiting">{messages.noteMark}</Badge>}{' '}
          <DateTime at={createdAt} />
        </span>
      </p>
      <p className={list.text} dir="auto">
        {message.message}
      </p>
      <Photos photos={photos} of={messages.photosOf(senderName)} />
    </li>
  );
}

const FIELD = 'message';

/** Answers the shopper, or notes something for the shop alone. */
function CaseReply({ customerCase, onDone, onStale }: CaseActionProps) {
  const { domain, formOf, isSending, failure, problemOf, send } = useSending();
  const [text, setText] = useState('');
  const say = (isNote: boolean) =>
    send(async () => {
      const changed = isNote
        ? await addNote({ domain, id: customerCase.id, message: text })
        : await answerCase({ domain, ...seenOf(customerCase), message: text });
      setText('');
      onDone(changed, isNote ? messages.noteSaved : messages.answerSent);
    });
  return (
    <form {...formOf(() => say(false))} className={list.card}>
      <Field
        lines={4}
        label={messages.answerOrNote}
        name={FIELD}
        value={text}
        maxLength={MAX_CASE_MESSAGE_LENGTH}
        hint={messages.answerHint}
        problem={problemOf(FIELD)}
        onChange={setText}
      />
      {failure && failure.path !== FIELD && <FailureNote failure={failure} onStale={onStale} />}
      <div className={list.buttons}>
        <Button type="submit" look="primary" isBusy={isSending}>
          {messages.sendAnswer}
        </Button>
        <Button isBusy={isSending} onClick={() => say(true)}>
          {messages.saveNote}
        </Button>
      </div>
    </form>
  );
}

const STATUSES = {
  open: { text: messages.toAnswer, tone: 'waiting' },
  answered: { text: messages.answered, tone: 'good' },
  closed: { text: messages.closed, tone: 'plain' },
} as const;

export function CaseStatusBadge({ status }: { status: CaseStatus }) {
  return <Badge tone={STATUSES[status].tone}>{STATUSES[status].text}</Badge>;
}

export const CASE_TYPES: Readonly<Record<CaseType, string>> = {
  'not-received': messages.notReceived,
  damaged: messages.damaged,
  'wrong-item': messages.wrongItem,
  'not-as-described': messages.notAsDescribed,
  refund: messages.refund,
  other: messages.somethingElse,
};
