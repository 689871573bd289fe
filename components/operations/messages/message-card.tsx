import { Link } from '@/components/ui';
import type { ShopMessage } from '@/core/model/operations';
import { useSending } from '../data/use-sending';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import list from '../ui/list.module.css';
import { Moment } from '../ui/moment';
import { Refusal } from '../ui/states';

interface MessageCardProps {
  message: ShopMessage;
  onMark: (isDone: boolean) => Promise<void>;
}

/** What somebody wrote, and whether the shop is done with it. */
export function MessageCard({ message, onMark }: MessageCardProps) {
  const { name, email, subject, order_id, isDone, createdAt } = message;
  const { isSending, failure, send } = useSending();
  const title = subject || `Message from ${name}`;
  const reply = `mailto:${email}?subject=${encodeURIComponent(subject ? `Re: ${subject}` : '')}`;
  return (
    <article className={isDone ? `${list.card} ${list.done}` : list.card} aria-busy={isSending}>
      <header className={list.head}>
        <h2>{title}</h2>
        <Badge tone={isDone ? 'plain' : 'waiting'}>{isDone ? 'Done' : 'To answer'}</Badge>
      </header>
      <p className={list.muted}>
        {name}, <a href={reply}>{email}</a>, <Moment at={createdAt} />
        {order_id && (
          <>
            {', order '}
            <Link href={`/design/orders?q=${encodeURIComponent(order_id)}`}>{order_id}</Link>
          </>
        )}
      </p>
      <p className={list.text}>{message.message}</p>
      {failure && <Refusal>{failure.words}</Refusal>}
      <div className={list.buttons}>
        <Button isBusy={isSending} onClick={() => send(() => onMark(!isDone))}>
          {isDone ? 'Not done yet' : 'Mark as done'}
          <span className="visually-hidden">: {title}</span>
        </Button>
      </div>
    </article>
  );
}
