import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import * as messages from './messages';
import { Select } from './select';

interface LabelledProps {
  label: string;
  /** Purpose of the field, below it. */
  hint?: ReactNode;
  /** The problem with its value, '' for none. */
  problem?: string | undefined;
  /** Length of its text, and the recommended maximum. */
  count?: { length: number; most: number } | undefined;
}

interface FormFieldProps extends LabelledProps {
  id: string;
  children: ReactNode;
}

/** A control with its label above it, and below it what is wrong and what it is for. */
export function FormField({ id, label, hint, problem = '', count, children }: FormFieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {count && (
          <span className={styles.count} data-long={count.length > count.most || undefined}>
            {messages.countOf(count.length, count.most)}
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

/** Attributes of a field's control: labelled by its label, described by its hint and problem. */
export function describedBy({ id, hint, problem }: Omit<FormFieldProps, 'label' | 'children'>) {
  const notes = [problem && problemId(id), hint && hintId(id)].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': notes || undefined,
  };
}

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'onKeyDown'>;

interface FieldProps extends InputProps, LabelledProps {
  /** Number of lines instead of one. */
  lines?: number | undefined;
  onChange?: (value: string) => void;
  /** The Enter key where there is no form to send. */
  onEnter?: () => void;
}

/** A single-line or multi-line input. It keeps whatever is typed, and shows what is wrong with it. */
export function Field(props: FieldProps) {
  const { label, hint, problem, count, lines, onChange, onEnter, ...rest } = props;
  const ownId = useId();
  const { id = ownId } = rest;
  const shared = { autoComplete: 'off', spellCheck: false, ...rest };
  const described = describedBy({ id, hint, problem });
  return (
    <FormField id={id} label={label} hint={hint} problem={problem} count={count}>
      {lines ? (
        <textarea
          {...(shared as ComponentProps<'textarea'>)}
          {...described}
          className={`${styles.input} ${styles.area}`}
          rows={lines}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        />
      ) : (
        <input
          {...shared}
          {...described}
          className={styles.input}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
          onKeyDown={onEnter && (({ key }) => key === 'Enter' && onEnter())}
        />
      )}
    </FormField>
  );
}

type ChoiceProps = Omit<LabelledProps, 'count'> &
  Pick<ComponentProps<typeof Select>, 'name' | 'value' | 'defaultValue' | 'options' | 'onChange'>;

export function Choice({ label, hint, problem, ...select }: ChoiceProps) {
  const id = useId();
  const described = describedBy({ id, hint, problem })['aria-describedby'];
  return (
    <FormField id={id} label={label} hint={hint} problem={problem}>
      <Select {...select} id={id} describedBy={described} isWrong={Boolean(problem)} />
    </FormField>
  );
}

/** An error message of a field, announced when it appears. */
export function Problem({ of, children }: { of: string; children: string }) {
  if (!children) return null;
  return (
    <p id={problemId(of)} className={styles.problem} role="alert">
      {children}
    </p>
  );
}

export const problemId = (field: string) => `${field}-problem`;
