import { memo } from 'react';
import styles from './icon.module.css';

/** A line icon of the editor; what it means is said by the control around it. */
export const Icon = memo(function Icon({ of, size = 16 }: { of: string; size?: 16 | 20 }) {
  return (
    <svg
      className={size === 16 ? styles.icon : styles.large}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path d={of} />
    </svg>
  );
});
