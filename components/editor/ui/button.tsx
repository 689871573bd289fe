import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { Icon } from './icon';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  children: ReactNode;
  /** One of `icons.ts`, before the words. */
  icon?: string;
  look?: 'plain' | 'quiet' | 'primary' | 'danger';
}

export function Button({ children, icon, look = 'plain', ...button }: ButtonProps) {
  return (
    <button type="button" {...button} className={`${styles.button} ${styles[look]}`}>
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'children'> {
  icon: string;
  /** What it does, for those who point at it and those who hear it. */
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
