import styles from './field.module.css';

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
