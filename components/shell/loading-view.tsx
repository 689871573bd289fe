import styles from './loading-view.module.css';

interface LoadingViewProps {
  text: string;
}

/** A view over the whole screen (spec 2, "Loading views"). */
export function LoadingView({ text }: LoadingViewProps) {
  return (
    <main className={styles.screen}>
      <span className={styles.ring} aria-hidden="true" />
      <p role="status">{text}</p>
    </main>
  );
}
