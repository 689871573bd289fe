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
import { FailureNote } from '../ui/failure-note';
import list from '../ui/list.module.css';
import { Moment } from '../ui/moment';
import { Photos } from '../ui/photos';
import { Answered, Told } from '../ui/states';
import { type CaseActionProps, lastMessageOf } from './case-action';
import { CaseReply } from './case-reply';
import { CASE_WORDS, TYPE_WORDS } from './case-words';
import styles from './cases.module.css';

/** A dispute with its thread, to be answered. */
export function CaseView({ id }: { id: string }) {
  const domain = useDomain();
  const { recount } = useWaiting();
  const [told, setTold] = useState('');
  const { answer, reload, put } = useAnswer(id, () => loadCase({ domain, id }));
  const done = (changed: OperatorCase, words: string) => {
    put(changed);
    setTold(words);
    recount();
  };
  return (
    <>
      <Link className={styles.back} href="/design/cases">
        {messages.allCases}
      </Link>
      <Told>{told}</Told>
      <Answered answer={answer} reload={reload}>
        {(found) => (
          <>
            <CaseHead found={found} onDone={done} onStale={reload} />
            <CaseThread thread={found.messages} />
            {found.status !== 'closed' && (
              <CaseReply found={found} onDone={done} onStale={reload} />
            )}
          </>
        )}
      </Answered>
    </>
  );
}

function CaseHead({ found, onDone, onStale }: CaseActionProps) {
  const domain = useDomain();
  const { isSending, failure, send } = useSending();
  const { id, number, name, email, order_id, subject, type, status } = found;
  const close = () =>
    send(async () => {
      const changed = await closeCase({ domain, id, seenMessage: lastMessageOf(found) });
      onDone(changed, messages.caseClosed);
    });
  return (
    <section className={list.card} aria-labelledby="case-subject">
      <div className={list.head}>
        <h2 id="case-subject">{subject}</h2>
        <Badge tone={CASE_WORDS[status].tone}>{CASE_WORDS[status].label}</Badge>
      </div>
      <p className={list.muted}>
        {number}, {TYPE_WORDS[type]}
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

/** What was written in a dispute, the oldest first; notes are marked as the shop's own. */
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
          <Moment at={createdAt} />
        </span>
      </p>
      <p className={list.text}>{message.message}</p>
      <Photos photos={photos} of={messages.photosBy(senderName)} />
    </li>
  );
}
