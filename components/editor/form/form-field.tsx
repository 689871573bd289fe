import type { ReactNode } from 'react';
import { Problem, problemId } from '../ui/problem';
import styles from './form-field.module.css';

export interface FormFieldProps {
  id: string;
  label: string;
  /** What it is for. */
  hint?: ReactNode;
  /** What is wrong with it. */
  problem?: string | undefined;
  /** How long it is, beside how long it should be at most. */
  count?: { length: number; most: number } | undefined;
  children: ReactNode;
}

/** A control with its label above it, and below it what it is for and what is wrong. */
export function FormField({ id, label, hint, problem = '', count, children }: FormFieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {count && (
          <span className={styles.count} data-long={count.length > count.most || undefined}>
            {count.length} of {count.most}
          </span>
        )}
      </div>
      {children}
      <Problem of={id}>{problem}</Problem>
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

export const hintId = (id: string) => `${id}-hint`;

/** The attributes of the control of a field: named by its label, described by what stands below it. */
export function describedBy({
  id,
  hint,
  problem,
}: Pick<FormFieldProps, 'id' | 'hint' | 'problem'>) {
  const notes = [problem && problemId(id), hint && hintId(id)].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': notes || undefined,
  };
}
