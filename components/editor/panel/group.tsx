import type { ReactNode } from 'react';
import { Icon } from '@/components/kit/icon';
import { chevronRight } from '@/components/kit/icons';
import styles from './group.module.css';
import * as messages from './messages';

interface GroupProps {
  id: string;
  title: string;
  hint?: string | undefined;
  isOpen: boolean;
  /** True if something in it differs from its default. */
  isSet: boolean;
  onToggle: () => void;
  /** Made when it is open. */
  children: () => ReactNode;
}

/** Fields that belong together, under a title that opens and closes them. */
export function Group({ id, title, hint, isOpen, isSet, onToggle, children }: GroupProps) {
  return (
    <fieldset className={styles.group} aria-labelledby={id}>
      <h3 className={styles.heading}>
        <button
          type="button"
          id={id}
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Icon of={chevronRight} />
          {title}
          {isSet && !isOpen && <span className={styles.mark} title={messages.hasChanges} />}
        </button>
      </h3>
      {isOpen && (
        <div className={styles.fields}>
          {hint && <p className={styles.hint}>{hint}</p>}
          {children()}
        </div>
      )}
    </fieldset>
  );
}
