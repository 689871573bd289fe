import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  look?: 'plain' | 'primary' | 'danger' | 'quiet';
  /** While what it does is under way; it keeps the focus then. */
  isBusy?: boolean;
}

export function Button({ look = 'plain', isBusy = false, onClick, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={`${styles.button} ${styles[look]}`}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    />
  );
}
