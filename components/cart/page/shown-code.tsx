import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { noticeShown } from '@/store/slices/notices';
import { COUPON_TOAST_MS } from '../constants';
import { copyText } from './copy-text';
import styles from './coupon.module.css';

interface ShownCodeProps {
  /** Whether a code is being checked. */
  isBusy: boolean;
  onApply: (code: string) => void;
}

/**
 * The code that the shop shows, to be copied or applied (spec 4 and 9, "Coupon copy"): while the server says that
 * it holds. Its place is there in any case, so that nothing jumps once that is known.
 */
export function ShownCode(props: ShownCodeProps) {
  const { shownCoupon } = useAppSelector((state) => state.cartMoment);
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
    const text = isCopied ? 'Coupon code copied' : 'Coupon code selected: copy it now';
    dispatch(noticeShown({ text, durationMs: COUPON_TOAST_MS }));
  };
  const what = <span className="visually-hidden">the code {shown}</span>;
  return (
    <p className={styles.offer}>
      <span className={styles.words}>
        Today’s code:{' '}
        <strong ref={code} className={styles.code}>
          {shown}
        </strong>
      </span>
      <button type="button" className={styles.action} onClick={copy}>
        Copy {what}
      </button>
      <button
        type="button"
        className={styles.action}
        disabled={isBusy}
        onClick={() => onApply(shown)}
      >
        Apply {what}
      </button>
    </p>
  );
}
