import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { Link } from '@/components/ui';
import type { ShopMessage } from '@/core/model/operations';
import { loadMessages, markMessage } from '@/services/operations';
import { useAnswer } from '../data/use-answer';
import { useDomain } from '../data/use-domain';
import { pageNumber, usePlace } from '../data/use-place';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { Office } from '../office/office';
import { useWaiting } from '../office/waiting';
import { Badge } from '../ui/badge';
import { DateTime } from '../ui/date-time';
import list from '../ui/list.module.css';
import { Pager } from '../ui/pager';
import { Answered, Empty, Notice, Refusal } from '../ui/states';

export function Messages() {
  return (
    <Office page="messages" title={messages.messages}>
      <MessageList />
    </Office>
  );
}

function MessageList() {
  const domain = useDomain();
  const { get, go } = usePlace();
  const { recount } = useWaiting();
  const [notice, setNotice] = useState('');
  const page = pageNumber(get('p'));
  const { answer, reload } = useAnswer(`${domain} ${page}`, () => loadMessages({ domain, page }));

  const mark = async (id: string, isDone: boolean) => {
    await markMessage({ domain, id, isDone });
    setNotice(isDone ? messages.messageDone : messages.messageReopened);
    reload();
    recount();
  };
  return (
    <>
      <Notice>{notice}</Notice>
      <Answered answer={answer} reload={reload} rows={4}>
        {({ entries, total }) =>
          entries.length > 0 ? (
            <>
              <ul className={list.list}>
                {entries.map((message) => (
                  <li key={message.id}>
                    <MessageCard message={message} onMark={(isDone) => mark(message.id, isDone)} />
                  </li>
                ))}
              </ul>
              <Pager
                of="messages"
                page={page}
                total={total}
                onPage={(next) => go({ p: String(next) })}
              />
            </>
          ) : (
            <Empty title={messages.noMessages}>{messages.noMessagesHint}</Empty>
          )
        }
      </Answered>
    </>
  );
}

interface MessageCardProps {
  message: ShopMessage;
  onMark: (isDone: boolean) => Promise<void>;
}

function MessageCard({ message, onMark }: MessageCardProps) {
  const { name, email, subject, order_id, isDone, createdAt } = message;
  const { isSending, failure, send } = useSending();
  const title = subject || messages.messageFrom(name);
  const reply = `mailto:${email}?subject=${encodeURIComponent(subject ? messages.re(subject) : '')}`;
  return (
    <article className={isDone ? `${list.card} ${list.done}` : list.card} aria-busy={isSending}>
      <header className={list.head}>
        <h2>{title}</h2>
        <Badge tone={isDone ? 'plain' : 'waiting'}>
          {isDone ? messages.done : messages.toAnswer}
        </Badge>
      </header>
      <p className={list.muted}>
        {name}, <a href={reply}>{email}</a>, <DateTime at={createdAt} />
        {order_id && (
          <>
            {', order '}
            <Link href={`/design/orders?q=${encodeURIComponent(order_id)}`}>{order_id}</Link>
          </>
        )}
      </p>
      <p className={list.text}>{message.message}</p>
      {failure && <Refusal>{failure.text}</Refusal>}
      <div className={list.buttons}>
        <Button isBusy={isSending} onClick={() => send(() => onMark(!isDone))}>
          {isDone ? messages.reopen : messages.markAsDone}
          <span className="visually-hidden">: {title}</span>
        </Button>
      </div>
    </article>
  );
}
