import type { ReactNode } from 'react';
import styles from './message-view.module.css';

interface MessageViewProps {
  /** Large mark, such as a status number. */
  mark?: string;
  title: string;
  children: ReactNode;
}

/** A page that has one thing to say: not found, away, failed. */
export function MessageView({ mark, title, children }: MessageViewProps) {
  return (
    <section className={styles.message}>
      {mark && (
        <p className={styles.mark} aria-hidden="true">
          {mark}
        </p>
      )}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  );
}
