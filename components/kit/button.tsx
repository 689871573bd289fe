import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { Icon } from './icon';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  children: ReactNode;
  /** The name of an icon in `icons.ts`, shown before the text. */
  icon?: string;
  look?: 'plain' | 'quiet' | 'primary' | 'danger';
  /** While what it does is under way; it keeps the focus then. */
  isBusy?: boolean;
}

export function Button(props: ButtonProps) {
  const { children, icon, look = 'plain', isBusy = false, onClick, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      className={`${styles.button} ${styles[look]}`}
      aria-disabled={isBusy || button['aria-disabled']}
      onClick={isBusy ? undefined : onClick}
    >
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'children'> {
  icon: string;
  /** The tooltip and accessible name. */
  label: string;
  size?: 16 | 20;
}

export function IconButton({ icon, label, size = 16, ...button }: IconButtonProps) {
  return (
    <button type="button" title={label} {...button} className={styles.icon} aria-label={label}>
      <Icon of={icon} size={size} />
    </button>
  );
}
