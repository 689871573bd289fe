import { useRef } from 'react';
import { SHOWN_COUPON_CODE } from '@/core/model/coupon';
import { useAppDispatch } from '@/store/hooks';
import { noticeShown } from '@/store/slices/notices';
import { COUPON_TOAST_MS } from '../constants';
import { copyText } from './copy-text';
import styles from './coupon.module.css';

/** The code that is shown for copying, and its button (spec 4 and 9, "Coupon copy"). */
export function CopyCode() {
  const dispatch = useAppDispatch();
  const code = useRef<HTMLElement>(null);
  const copy = async () => {
    const isCopied = await copyText(SHOWN_COUPON_CODE);
    // Where nothing may be copied for the shopper, the code is at least selected.
    if (!isCopied && code.current) getSelection()?.selectAllChildren(code.current);
    const text = isCopied ? 'Coupon code copied' : 'Coupon code selected: copy it now';
    dispatch(noticeShown({ text, durationMs: COUPON_TOAST_MS }));
  };
  return (
    <p className={styles.offer}>
      <span>
        Today’s code:{' '}
        <strong ref={code} className={styles.code}>
          {SHOWN_COUPON_CODE}
        </strong>
      </span>
      <button type="button" className={styles.copy} onClick={copy}>
        Copy <span className="visually-hidden">the code {SHOWN_COUPON_CODE}</span>
      </button>
    </p>
  );
}
