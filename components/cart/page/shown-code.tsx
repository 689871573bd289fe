import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { noticeShown } from '@/store/slices/notices';
import * as messages from '../messages';
import { COUPON_TOAST_MS } from '../parts/constants';
import styles from './coupon.module.css';

interface ShownCodeProps {
  isBusy: boolean;
  onApply: (code: string) => void;
}

/**
 * The code that the shop shows, to be copied or applied (spec 4 and 9, "Coupon copy"): while the server says that
 * it holds. Its place is there in any case, so that nothing jumps once that is known.
 */
export function ShownCode(props: ShownCodeProps) {
  const { shownCoupon } = useAppSelector((state) => state.cartStatus);
  return (
    <div className={styles.place}>{shownCoupon && <Offer {...props} shown={shownCoupon} />}</div>
  );
}

function Offer({ shown, isBusy, onApply }: ShownCodeProps & { shown: string }) {
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
