import styles from './waiting.module.css';

/** Holds the place until it is known who is there, so that nobody sees a form that is not for them. */
export function Waiting() {
  return (
    <main className={styles.waiting}>
      <p className={styles.text} role="status">
        Loading...
      </p>
      <noscript>
        <p>This page needs JavaScript.</p>
      </noscript>
    </main>
  );
}
