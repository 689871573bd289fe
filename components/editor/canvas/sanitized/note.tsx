import type { ReactNode } from 'react';
import { CHROME } from '@/components/ui/chrome';
import styles from './note.module.css';

interface NoteProps {
  children: ReactNode;
  /** Key of the block that it stands for. */
  blockKey?: string;
  action?: ReactNode;
}

/** Says, in the place of something that cannot be shown there, why. */
export function Note({ children, blockKey, action }: NoteProps) {
  return (
    <div className={`${CHROME} ${styles.note}`} data-block={blockKey} role="status">
      <p>{children}</p>
      {action && <div data-active>{action}</div>}
    </div>
  );
}
