import { useId } from 'react';
import { Icon } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import styles from './coupon.module.css';
import { ShownCode } from './shown-code';
import { useCoupon } from './use-coupon';

/** The coupon: to be entered, or the one applied, and the code that is shown for copying. */
export function Coupon() {
  const { applied, code, setCode, message, isChecking, apply, applyShown, remove } = useCoupon();
  const id = useId();
  return (
    <div className={styles.coupon}>
      {applied ? (
        <p className={styles.applied}>
          <Icon name="check" size={20} />
          <span className={styles.code}>{applied.code}</span>
          <button type="button" className={buttons.quiet} onClick={remove}>
            Remove <span className="visually-hidden">the coupon</span>
          </button>
        </p>
      ) : (
        <form className={styles.form} onSubmit={apply} noValidate>
          <label htmlFor={id}>Coupon code</label>
          <div className={styles.entry}>
            <input
              id={id}
              className={styles.field}
              value={code}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={message !== ''}
              aria-describedby={`${id}-message`}
              onChange={(event) => setCode(event.target.value)}
            />
            <button type="submit" className={buttons.secondary} disabled={isChecking}>
              Apply
            </button>
          </div>
        </form>
      )}
      <p id={`${id}-message`} className={styles.message} role="alert">
        {message}
      </p>
      {!applied && <ShownCode isBusy={isChecking} onApply={applyShown} />}
    </div>
  );
}
