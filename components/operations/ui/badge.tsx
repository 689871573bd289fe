import styles from './badge.module.css';

export type Tone = 'plain' | 'waiting' | 'good' | 'bad';

export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
