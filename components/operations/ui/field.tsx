import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  label: string;
  hint?: ReactNode;
  /** What is wrong with it, '' for nothing. */
  problem?: string | undefined;
}

/** A line to type into, with its label above it and what is wrong with it below. */
export function Field({ label, hint, problem = '', ...input }: FieldProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} problem={problem}>
      <input
        autoComplete="off"
        spellCheck={false}
        {...input}
        {...describe(id, hint, problem)}
        className={styles.input}
      />
    </Labelled>
  );
}

interface AreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'id'> {
  label: string;
  hint?: ReactNode;
  problem?: string | undefined;
}

/** Several lines to type into. */
export function Area({ label, hint, problem = '', ...area }: AreaProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} problem={problem}>
      <textarea
        rows={4}
        {...area}
        {...describe(id, hint, problem)}
        className={`${styles.input} ${styles.area}`}
      />
    </Labelled>
  );
}

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'className' | 'id'> {
  label: string;
  problem?: string | undefined;
  options: readonly { value: string; label: string }[];
  /** True if its label is for those who cannot see what it is beside. */
  isBare?: boolean;
}

/** One of several. */
export function Choice({ label, problem = '', options, isBare, ...select }: ChoiceProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} problem={problem} isBare={isBare}>
      <select {...select} {...describe(id, undefined, problem)} className={styles.input}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface LabelledProps {
  id: string;
  label: string;
  hint?: ReactNode;
  problem: string;
  isBare?: boolean | undefined;
  children: ReactNode;
}

function Labelled({ id, label, hint, problem, isBare, children }: LabelledProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isBare ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

function describe(id: string, hint: ReactNode, problem: string) {
  const notes = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': notes || undefined,
  };
}
