import styles from './test-mark.module.css';

/** Says that no money moves, wherever a test payment is made. */
export function TestMark() {
  return (
    <p className={styles.mark}>
      <strong>Test mode.</strong> No money moves. Pay with{' '}
      <span className={styles.number}>4242 4242 4242 4242</span>, any date to come and any code.
    </p>
  );
}
