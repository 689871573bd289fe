import type { ReactNode } from 'react';
import { CHROME } from '../ui/chrome';
import styles from './note.module.css';

interface NoteProps {
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** Says, in the place of something that cannot be shown there, why. */
export function Note({ children, action }: NoteProps) {
  return (
    <div className={`${CHROME} ${styles.note}`} role="status">
      <p>{children}</p>
      {action && <div data-active>{action}</div>}
    </div>
  );
}
