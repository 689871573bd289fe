import styles from './payment-marks.module.css';

const WAYS = [
  { mark: 'visa', name: 'Visa', kind: 'Credit and debit' },
  { mark: 'mastercard', name: 'Mastercard', kind: 'Credit and debit' },
  { mark: 'american-express', name: 'American Express', kind: 'Credit and charge' },
  { mark: 'paypal', name: 'PayPal', kind: 'Account or guest' },
];

/** The ways to pay, by their marks. */
export function PaymentMarks() {
  return (
    <ul className={styles.marks}>
      {WAYS.map(({ mark, name, kind }) => (
        <li key={mark} className={styles.way}>
          {/* biome-ignore lint/performance/noImgElement: a drawing of fixed size, nothing to optimise */}
          <img src={`/icons/payments/${mark}.svg`} alt="" width={60} height={36} />
          <span>
            <span className={styles.name}>{name}</span>
            <span className={styles.kind}>{kind}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
