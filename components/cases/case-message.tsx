import { Icon } from '@/components/ui';
import type { CaseMessage } from '@/core/model/case';
import styles from './case-message.module.css';
import { momentText } from './moments';

/** What one side wrote, when, and its photos to be downloaded. */
export function CaseMessageView({ message }: { message: CaseMessage }) {
  const { message: text, senderType, senderName, createdAt, attachments } = message;
  const isOwn = senderType === 'shopper';
  return (
    <li className={styles.message} data-sender={senderType} tabIndex={-1}>
      <p className={styles.head}>
        <span className={styles.sender}>
          {senderName}
          {isOwn && <span className={styles.own}> (you)</span>}
        </span>
        <time className={styles.moment} dateTime={createdAt}>
          {momentText(createdAt)}
        </time>
      </p>
      <p className={styles.text}>{text}</p>
      {attachments.length > 0 && (
        <ul className={styles.photos}>
          {attachments.map(({ id, name, url }) => (
            <li key={id}>
              <a
                className={styles.photo}
                href={url}
                download={name}
                aria-label={`Download ${name}`}
              >
                <Icon name="download" size={18} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
