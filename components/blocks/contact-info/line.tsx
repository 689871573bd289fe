import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui';
import styles from './contact-info.module.css';

/** One way to reach the shop; the icon tells at a glance what the words do themselves. */
export function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className={styles.line}>
      <Icon name={icon} size={18} />
      <span className={styles.words}>{children}</span>
    </p>
  );
}
