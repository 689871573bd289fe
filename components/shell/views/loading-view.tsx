import type { ReactNode } from 'react';
import styles from './loading-view.module.css';

interface LoadingViewProps {
  text: string;
  children?: ReactNode;
}

/** A view over the whole screen (spec 2, "Loading views"). */
export function LoadingView({ text, children }: LoadingViewProps) {
  return (
    <main className={styles.screen}>
      <span className={styles.ring} aria-hidden="true" />
      <p role="status">{text}</p>
      {children}
    </main>
  );
}
