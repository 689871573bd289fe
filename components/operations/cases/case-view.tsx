import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { Link } from '@/components/ui';
import type { OperatorCase } from '@/core/model/operations';
import { closeCase, loadCase } from '@/services/operations';
import { useAnswer } from '../data/use-answer';
import { useDomain } from '../data/use-domain';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { useWaiting } from '../office/waiting';
import { Badge } from '../ui/badge';
import { DateTime } from '../ui/date-time';
import { FailureNote } from '../ui/failure-note';
import list from '../ui/list.module.css';
import { Photos } from '../ui/photos';
import { Answered, Notice } from '../ui/states';
import { type CaseActionProps, lastMessageOf } from './case-action';
import { CaseReply } from './case-reply';
import { CASE_STATUSES, CASE_TYPES } from './case-texts';
import styles from './cases.module.css';

/** A dispute with its thread, to be answered. */
export function CaseView({ id }: { id: string }) {
  const domain = useDomain();
  const { recount } = useWaiting();
  const [notice, setNotice] = useState('');
  const { answer, reload, put } = useAnswer(id, () => loadCase({ domain, id }));
  const done = (changed: OperatorCase, text: string) => {
    put(changed);
    setNotice(text);
    recount();
  };
  return (
    <>
      <Link className={styles.back} href="/design/cases">
        {messages.allCases}
      </Link>
      <Notice>{notice}</Notice>
      <Answered answer={answer} reload={reload}>
        {(customerCase) => (
          <>
            <CaseHead customerCase={customerCase} onDone={done} onStale={reload} />
            <CaseThread thread={customerCase.messages} />
            {customerCase.status !== 'closed' && (
              <CaseReply customerCase={customerCase} onDone={done} onStale={reload} />
            )}
          </>
        )}
      </Answered>
    </>
  );
}

function CaseHead({ customerCase, onDone, onStale }: CaseActionProps) {
  const domain = useDomain();
  const { isSending, failure, send } = useSending();
  const { id, number, name, email, order_id, subject, type, status } = customerCase;
  const close = () =>
    send(async () => {
      const changed = await closeCase({ domain, id, seenMessage: lastMessageOf(customerCase) });
      onDone(changed, messages.caseClosed);
    });
  return (
    <section className={list.card} aria-labelledby="case-subject">
      <div className={list.head}>
        <h2 id="case-subject">{subject}</h2>
        <Badge tone={CASE_STATUSES[status].tone}>{CASE_STATUSES[status].label}</Badge>
      </div>
      <p className={list.muted}>
        {number}, {CASE_TYPES[type]}
        {messages.by}
        {name}, <a href={`mailto:${email}`}>{email}</a>
        {messages.orderInfix}{' '}
        <Link href={`/design/orders?order=${encodeURIComponent(order_id)}`}>{order_id}</Link>
      </p>
      {failure && <FailureNote failure={failure} onStale={onStale} />}
      {status !== 'closed' && (
        <div className={list.buttons}>
          <Button isBusy={isSending} onClick={close}>
            {messages.closeCase}
          </Button>
        </div>
      )}
    </section>
  );
}

type Message = OperatorCase['messages'][number];

/** Messages of a case, the oldest first; internal notes are marked. */
function CaseThread({ thread }: { thread: readonly Message[] }) {
  return (
    <ol className={styles.thread} aria-label={messages.thread}>
      {thread.map((message) => (
        <ThreadMessage key={message.id} message={message} />
      ))}
    </ol>
  );
}

function ThreadMessage({ message }: { message: Message }) {
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
      <p className={list.text}>{message.message}</p>
      <Photos photos={photos} of={messages.photosBy(senderName)} />
    </li>
  );
}
