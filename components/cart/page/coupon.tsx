import { type SubmitEvent, useId, useRef, useState } from 'react';
import { buttons, Icon } from '@/components/ui';
import { useShop } from '@/hooks/use-shop';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { couponApplied, couponRemoved, selectCoupon, selectLines } from '@/store/slices/cart';
import { couponMessageSeen } from '@/store/slices/cart-status';
import { noticeShown } from '@/store/slices/notices';
import * as messages from '../messages';
import styles from './coupon.module.css';

/** The coupon: to be entered, or the one applied, and the code that is shown for copying. */
export function Coupon() {
  const { applied, code, setCode, message, isChecking, apply, applyShown, remove } = useCoupon();
  const { shownCoupon } = useAppSelector((state) => state.cartStatus);
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
      {!applied && (
        // Its place is reserved, so that nothing jumps.
        <div className={styles.place}>
          {shownCoupon && (
            <ShownCode shown={shownCoupon} isBusy={isChecking} onApply={applyShown} />
          )}
        </div>
      )}
    </div>
  );
}

/** The coupon of the cart, and entering one: the server says whether it holds, the code typed stays. */
function useCoupon() {
  const applied = useAppSelector(selectCoupon);
  const lines = useAppSelector(selectLines);
  const { hostname: domain } = useShop();
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

/** Duration of the toast of a copied coupon (spec 4, 9). */
const COUPON_TOAST_MS = 1000;

interface ShownCodeProps {
  shown: string;
  isBusy: boolean;
  onApply: (code: string) => void;
}

/** The code that the shop shows (spec 4, 9, "Coupon copy"), to be copied or applied. */
function ShownCode({ shown, isBusy, onApply }: ShownCodeProps) {
  const dispatch = useAppDispatch();
  const code = useRef<HTMLElement>(null);
  const copy = async () => {
    const isCopied = await copyText(shown);
    // Where nothing may be copied for the shopper, the code is at least selected.
    if (!isCopied && code.current) getSelection()?.selectAllChildren(code.current);
    const text = isCopied ? messages.codeCopied : messages.codeSelected;
    dispatch(noticeShown({ text, durationMs: COUPON_TOAST_MS }));
  };
  const what = <span className="visually-hidden">{messages.theCode(shown)}</span>;
  return (
    <p className={styles.offer}>
      <span className={styles.words}>
        {messages.todaysCode}{' '}
        <strong ref={code} className={styles.code}>
          {shown}
        </strong>
      </span>
      <button type="button" className={styles.action} onClick={copy}>
        {messages.copy} {what}
      </button>
      <button
        type="button"
        className={styles.action}
        disabled={isBusy}
        onClick={() => onApply(shown)}
      >
        {messages.apply} {what}
      </button>
    </p>
  );
}

/** Copies a text for the shopper: by the clipboard where it may be used, else the old way. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

/** Selects the text in a field nobody sees and copies the selection; the focus goes back. */
function copyFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
