import styles from './field-row.module.css';

interface UnreadProps {
  id?: string;
  /** Where it is not clear which field is meant. */
  label?: string;
  stored: unknown;
}

/** What stands in a layout for a field and cannot be read. */
export function Unread({ id, label, stored }: UnreadProps) {
  return (
    <p className={styles.unread} id={id}>
      {label && `${label}: `}
      Stored is {JSON.stringify(stored)}, which cannot be used; the default holds.
    </p>
  );
}
