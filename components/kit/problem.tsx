import styles from './field.module.css';

interface ProblemProps {
  /** Of the field that it is about. */
  of: string;
  children: string;
}

/** What is wrong with what was typed, beside it; said aloud when it appears. */
export function Problem({ of, children }: ProblemProps) {
  if (!children) return null;
  return (
    <p id={problemId(of)} className={styles.problem} role="alert">
      {children}
    </p>
  );
}

export const problemId = (field: string) => `${field}-problem`;
