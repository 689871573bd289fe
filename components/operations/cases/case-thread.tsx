import type { OperatorCase } from '@/core/model/operations';
import { Badge } from '../ui/badge';
import list from '../ui/list.module.css';
import { Moment } from '../ui/moment';
import { Photos } from '../ui/photos';
import styles from './cases.module.css';

type Message = OperatorCase['messages'][number];

/** What was written in a dispute, the oldest first; notes are marked as the shop's own. */
export function CaseThread({ messages }: { messages: readonly Message[] }) {
  return (
    <ol className={styles.thread} aria-label="What was written">
      {messages.map((message) => (
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
          {isInternal && <Badge tone="waiting">Note, only for the shop</Badge>}{' '}
          <Moment at={createdAt} />
        </span>
      </p>
      <p className={list.text}>{message.message}</p>
      <Photos photos={photos} of={`the photos by ${senderName}`} />
    </li>
  );
}
