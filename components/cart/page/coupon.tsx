import { type SubmitEvent, useId, useState } from 'react';
import { Icon } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { couponApplied, couponRemoved, selectCoupon, selectLines } from '@/store/slices/cart';
import { couponMessageSeen } from '@/store/slices/cart-status';
import * as messages from '../messages';
import styles from './coupon.module.css';
import { ShownCode } from './shown-code';

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
            {messages.remove} <span className="visually-hidden">{messages.theCoupon}</span>
          </button>
        </p>
      ) : (
        <form className={styles.form} onSubmit={apply} noValidate>
          <label htmlFor={id}>{messages.couponCode}</label>
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
              {messages.apply}
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

/** The coupon of the cart, and entering one: the server says whether it holds, the code typed stays. */
function useCoupon() {
  const applied = useAppSelector(selectCoupon);
  const lines = useAppSelector(selectLines);
  const domain = useAppSelector((state) => state.shop.hostname);
  const ended = useAppSelector((state) => state.cartStatus.couponMessage);
  const dispatch = useAppDispatch();
  const [code, setCode] = useState(applied?.code ?? '');
  const [isChecking, setChecking] = useState(false);
  // Not in the status of the cart: an answer about prices, on its way meanwhile, knows nothing of this code.
  const [refusal, setRefusal] = useState('');
  const clear = () => {
    setRefusal('');
    dispatch(couponMessageSeen());
  };

  const check = async (wanted: string) => {
    setChecking(true);
    try {
      const { checkCoupon } = await import('@/services/cart');
      dispatch(couponApplied(await checkCoupon(wanted, lines, domain)));
      clear();
    } catch (error) {
      setRefusal(reasonOf(error));
    } finally {
      setChecking(false);
    }
  };

  return {
    applied,
    code,
    setCode,
    message: refusal || ended,
    isChecking,
    apply: (event: SubmitEvent) => {
      event.preventDefault();
      if (code.trim() === '') setRefusal(messages.codeRequired);
      else check(code.trim());
    },
    applyShown: (shown: string) => {
      setCode(shown);
      check(shown);
    },
    remove: () => {
      dispatch(couponRemoved());
      clear();
    },
  };
}

/** The server's own words where it has refused the code; a call that failed says nothing of the code. */
function reasonOf(error: unknown): string {
  const isRefusal =
    error instanceof Error && 'kind' in error && 'status' in error && error.kind === 'status';
  return isRefusal && Number(error.status) < 500 ? error.message : messages.codeNotChecked;
}
