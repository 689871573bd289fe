import * as messages from '../messages';
import styles from './field-row.module.css';

interface UnreadProps {
  id?: string;
  /** Name, if it is not clear which field is meant. */
  label?: string;
  raw: unknown;
}

/** A value of a layout that its field cannot read. */
export function Unread({ id, label, raw }: UnreadProps) {
  return (
    <p className={styles.unread} id={id}>
      {label && `${label}: `}
      {messages.unusableValue(JSON.stringify(raw))}
    </p>
  );
}
