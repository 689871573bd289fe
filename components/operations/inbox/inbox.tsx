import { useAuth } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { DateTime, Link } from '@/components/ui';
import type { ShopMessage } from '@/core/model/operations';
import { loadMessages, markMessage } from '@/services/operations';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { Office } from '../office/office';
import list from '../ui/list.module.css';
import { HandledList, type Handling } from '../ui/paged-list';
import { Badge, Empty, Refusal } from '../ui/states';

export function Messages() {
  return (
    <Office page="messages" title={messages.messages}>
      <HandledList
        of="messages"
        load={loadMessages}
        empty={<Empty title={messages.noMessages}>{messages.noMessagesHint}</Empty>}
      >
        {(message, { onDone }) => <MessageCard message={message} onDone={onDone} />}
      </HandledList>
    </Office>
  );
}

function MessageCard({ message, onDone }: Pick<Handling, 'onDone'> & { message: ShopMessage }) {
  const { id, name, email, subject, order_id, isDone, createdAt } = message;
  const { domain, isSending, failure, send } = useSending();
  const { can } = useAuth();
  const title = subject || messages.messageFrom(name);
  const reply = `mailto:${email}?subject=${encodeURIComponent(subject ? messages.re(subject) : '')}`;
  const mark = () =>
    send(async () => {
      await markMessage({ domain, id, isDone: !isDone });
      onDone(isDone ? messages.messageReopened : messages.messageDone);
    });
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
            {messages.orderInfix}
            <Link href={`/design/orders?q=${encodeURIComponent(order_id)}&filter=all`}>
              {order_id}
            </Link>
          </>
        )}
      </p>
      <p className={list.text} dir="auto">
        {message.message}
      </p>
      {failure && <Refusal>{failure.text}</Refusal>}
      {can('service.write') && (
        <div className={list.buttons}>
          <Button isBusy={isSending} onClick={mark}>
            {isDone ? messages.reopen : messages.markAsDone}
            <span className="visually-hidden">: {title}</span>
          </Button>
        </div>
      )}
    </article>
  );
}
