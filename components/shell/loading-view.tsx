import styles from './loading-view.module.css';

/** The full-screen loading view (spec 2, "Loading views"). */
export function LoadingView() {
  return (
    <main className={styles.screen}>
      <span className={styles.ring} aria-hidden="true" />
      <p>Loading...</p>
    </main>
  );
}
